// The hash of bytes as browsers write it in `integrity`.

export async function digestOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

export async function fits(bytes, integrity) {
  if (!crypto.subtle) return true; // the browser has checked it: see early.js
  return (await digestOf(bytes)) === integrity;
}
