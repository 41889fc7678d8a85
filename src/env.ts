import * as z from 'zod/mini';

const Env = z.object({
  /** Base of every call. Several paths name both a screen and a call, so the API has a prefix. */
  VITE_API_BASE: z._default(z.string(), '/api'),
  /** Origin of the realtime host; empty for the page's own. */
  VITE_REALTIME_URL: z._default(z.string(), ''),
});

const parsed = Env.parse(import.meta.env);

export const env = {
  apiBase: parsed.VITE_API_BASE,
  realtimeUrl: parsed.VITE_REALTIME_URL,
};
