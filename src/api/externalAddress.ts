import * as z from 'zod/mini';
import type { ExternalService } from '../contract/external.ts';

const Env = z.object({
  VITE_IP_URL: z._default(z.string(), '/api/external/ip'),
  VITE_TV_URL: z._default(z.string(), '/api/external/tv'),
  VITE_LOBBY_URL: z._default(z.string(), '/api/external/lobby'),
});

const { VITE_IP_URL, VITE_TV_URL, VITE_LOBBY_URL } = Env.parse(import.meta.env);

/**
 * Base addresses of the external services. Kept out of `env.ts`, so that pages without such a call need not
 * load them.
 */
export const externalAddress: Record<ExternalService, string> = {
  ip: VITE_IP_URL,
  tv: VITE_TV_URL,
  lobby: VITE_LOBBY_URL,
};
