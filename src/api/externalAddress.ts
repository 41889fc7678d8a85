import type { ExternalService } from '../contract/external.ts';
import { setting } from '../env.ts';

/** Base addresses of the external services. */
export const externalAddress: Record<ExternalService, string> = {
  ip: setting('ip', '/api/external/ip'),
  tv: setting('tv', '/api/external/tv'),
  lobby: setting('lobby', '/api/external/lobby'),
};
