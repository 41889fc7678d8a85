/**
 * The path that every address of the app begins with: none, for a site is the root of its host. Only a demo
 * may stand below a path, such as `/oja`; the build knows which (docs/decisions/031).
 */
export const BASE = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.slice(0, -1);

/** Where the app's `/home` is on this host. */
export const at = (path: string): string => BASE + path;

/** The app's own path of an address on this host; empty for what is not the app's. */
export function below(pathname: string): string {
  if (!BASE) return pathname;
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : '';
}

/** The app's own path of the page that is open. */
export const here = (): string => below(location.pathname);

/**
 * The names of the app's caches: those of whoever else is on its host stand beside them. Not `async`, because
 * compiled for the browsers of the inline script that could not be left out of it.
 */
export const ownCaches = (): Promise<string[]> =>
  BASE
    ? caches.keys().then((names) => names.filter((name) => name.slice(name.indexOf('/')) === BASE))
    : caches.keys();
