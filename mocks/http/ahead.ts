import { getStatistics } from '../../src/contract/betting/statistics.ts';
import type { Endpoint } from '../../src/contract/kit/endpoint.ts';
import type { House } from '../domain/house.ts';
import type { RawInput } from '../engine/http/readInput.ts';

/** What is worked out before the rules of a call run, because they keep all others waiting. It changes nothing. */
export function* ahead(
  { world, clock }: House,
  endpoint: Endpoint,
  { gameId }: RawInput,
): Generator<void, void> {
  if (endpoint.path === getStatistics.path && typeof gameId === 'string') {
    yield* world.prepareStatistics(gameId, clock.now());
  }
}
