import * as z from 'zod/mini';

const Env = z.object({
  /** Base of every call; several paths are screens and calls at once, so the API has its own. */
  VITE_API_BASE: z._default(z.string(), '/api'),
  /** Origin of the realtime host; empty: the page's own. */
  VITE_REALTIME_URL: z._default(z.string(), ''),
  /** The services of others, which have nothing in common: public address, live pictures, game lobby. */
  VITE_IP_URL: z._default(z.string(), '/api/external/ip'),
  VITE_TV_URL: z._default(z.string(), '/api/external/tv'),
  VITE_LOBBY_URL: z._default(z.string(), '/api/external/lobby'),
});

const parsed = Env.parse(import.meta.env);

export const env = {
  apiBase: parsed.VITE_API_BASE,
  realtimeUrl: parsed.VITE_REALTIME_URL,
  external: {
    ip: parsed.VITE_IP_URL,
    tv: parsed.VITE_TV_URL,
    lobby: parsed.VITE_LOBBY_URL,
  },
};
