import type { Plugin } from 'vite';

/** What our code never meets of the packages it uses; asking one for more fails the build. */
const PARTS: Record<string, string> = {
  // ofetch builds addresses and guesses at answers; src/api hands it both finished.
  ufo: `export const withBase = (path, base) => base + path;
        export const withQuery = (path, query) => path + '?' + new URLSearchParams(query);`,
  destr: 'export default JSON.parse;',
  // wouter's own routes would match by it; ours are matched by src/app/findRoute.ts.
  regexparam: 'export const parse = () => { throw new Error("no routes of wouter"); };',
  // socket.io-client: the server speaks websocket and polling, and no event of ours is binary.
  './webtransport.js': 'export const WT = undefined;',
  './contrib/base64-arraybuffer.js': `
    export const decode = () => { throw new Error("no binary events"); };`,
  './is-binary.js': 'export const isBinary = () => false; export const hasBinary = isBinary;',
  './binary.js': `
    const refuse = () => { throw new Error("no binary events"); };
    export { refuse as deconstructPacket, refuse as reconstructPacket };`,
  // react-dom/client meets its sibling in this object only. The rest is portals and preloading.
  'react-dom': `
    const d = () => undefined;
    export const __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {
      d: { f: d, r: d, D: d, C: d, L: d, m: d, X: d, S: d, M: d },
      p: 0,
      findDOMNode: null,
    };`,
};

/** Stands in for parts of packages that the build would carry along and the app never uses. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id in PARTS ? `\0${id}` : undefined),
    load: (id) => PARTS[id.replace('\0', '')],
  };
}
