import type { ExternalService } from '../contract/external.ts';
import { setting } from '../env.ts';
import { at } from '../lib/base.ts';

/** Base addresses of the external services. */
export const externalAddress: Record<ExternalService, string> = {
  ip: setting('ip', at('/api/external/ip')),
  tv: setting('tv', at('/api/external/tv')),
  lobby: setting('lobby', at('/api/external/lobby')),
};
