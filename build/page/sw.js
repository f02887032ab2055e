// Keeps one whole version of the site. A new version is fetched completely and checked before it counts;
// until then, and whenever that fails, the old one goes on.
"use strict";

const SITE = @@site@@;
importScripts(@@unpacker@@);
const SCOPE = new URL(self.registration.scope).pathname;
const MINE = `expeditions ${SCOPE} `;
const FORMER = `tikal ${SCOPE} `; // as it was called before version 1.0
const CACHE = MINE + SITE.version;

async function fetched(file) {
  // Names carry the hash of their content, except for the page itself and its few fixed companions.
  const cache = file.fixed ? "no-cache" : "default";
  return fetch(file.url, { integrity: file.integrity, cache, credentials: "same-origin" });
}

/** What travels compressed is kept as it is used, and says so: see download.js. */
async function kept(file, response) {
  if (!file.inside || response.headers.has("X-Unpacked")) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return new Response(new Unpacking(file.inside.size).next(bytes, true), {
    headers: { "Content-Type": file.inside.type, "X-Unpacked": "1" },
  });
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(SITE.files.map(async (file) => {
    const old = file.fixed ? undefined : await caches.match(file.url);
    const response = old || (await fetched(file));
    if (!response.ok) throw new Error(`${file.url}: ${response.status}`);
    await cache.put(file.url, await kept(file, response));
  }));
}

async function clean() {
  for (const name of await caches.keys()) {
    if ((name.startsWith(MINE) && name !== CACHE) || name.startsWith(FORMER)) await caches.delete(name);
  }
  await self.clients.claim();
}

async function respond(request) {
  const cache = await caches.open(CACHE);
  const url = new URL(request.url);
  const home = request.mode === "navigate" && (url.pathname === SCOPE || url.pathname === `${SCOPE}index.html`);
  return (await cache.match(home ? "index.html" : request, { ignoreSearch: home })) || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("message", (event) => {
  if (event.data === "take up") self.skipWaiting();
  if (event.data === "claim") event.waitUntil(self.clients.claim());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.cache !== "no-store" && request.cache !== "reload"
    && new URL(request.url).pathname.startsWith(SCOPE)) event.respondWith(respond(request));
});
