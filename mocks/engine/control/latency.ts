import * as z from 'zod/mini';
import { help } from './help.ts';

const Wait = z.int().check(z.gte(0), z.lte(600_000));
/** How long answers take, in real milliseconds, and how much that varies. */
export const LatencyProfile = z.strictObject({
  ms: help('How long each answer takes, in real milliseconds.', Wait),
  jitterMs: help('How much that varies.', z._default(Wait, 0)),
});
export type LatencyProfile = z.output<typeof LatencyProfile>;

export const NAMED_LATENCIES: Record<string, LatencyProfile> = {
  none: { ms: 0, jitterMs: 0 },
  '4g': { ms: 80, jitterMs: 40 },
  '3g': { ms: 400, jitterMs: 150 },
  '2g': { ms: 1200, jitterMs: 600 },
};

export interface Latency {
  get(): LatencyProfile;
  set(profile: LatencyProfile): void;
  wait(extraMs?: number): Promise<void>;
}

/** Waits in real time, because the backend's clock may be frozen. */
export function createLatency(random: () => number): Latency {
  let profile: LatencyProfile = { ms: 0, jitterMs: 0 };
  return {
    get: () => profile,
    set(next) {
      profile = next;
    },
    async wait(extraMs = 0) {
      const ms = profile.ms + Math.round(profile.jitterMs * random()) + extraMs;
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    },
  };
}
