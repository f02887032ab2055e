// Many sites share one origin on some hosts; the path keeps apart what they store.

export const PATH = new URL("./", location.href).pathname;
export const HERE = `expeditions ${PATH}`;
