const text = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

/** What a build is given; every page reads it, so it comes without a library. */
export const env = {
  /** Base of every call; several paths are screens and calls at once, so the API has its own. */
  apiBase: text(import.meta.env['VITE_API_BASE'], '/api'),
  /** Origin of the realtime host; empty: the page's own. */
  realtimeUrl: text(import.meta.env['VITE_REALTIME_URL'], ''),
};
