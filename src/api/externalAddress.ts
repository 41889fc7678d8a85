import * as z from 'zod/mini';
import type { ExternalService } from '../contract/external.ts';

const Env = z.object({
  VITE_IP_URL: z._default(z.string(), '/api/external/ip'),
  VITE_TV_URL: z._default(z.string(), '/api/external/tv'),
  VITE_LOBBY_URL: z._default(z.string(), '/api/external/lobby'),
});

const { VITE_IP_URL, VITE_TV_URL, VITE_LOBBY_URL } = Env.parse(import.meta.env);

/** Where the services of others are; apart from `env.ts`, for a page that asks none need not know. */
export const externalAddress: Record<ExternalService, string> = {
  ip: VITE_IP_URL,
  tv: VITE_TV_URL,
  lobby: VITE_LOBBY_URL,
};
