import type { LegResult } from '../../../src/contract/betting/coupon.ts';
import type { Beat } from '../beats.ts';
import { once } from '../chance/once.ts';
import type { Fixture } from '../fixtures.ts';
import type { CouponPlan } from '../markets/couponPlan.ts';
import { LISTED_AHEAD_MS } from '../prices/ticks.ts';
import { callOff } from './callOff.ts';
import type { Choice, MarketSpec } from './house/spec.ts';
import type { Model } from './model/model.ts';
import type { SoccerPlay } from './state.ts';

const EVERY_TICKS = 8;

/** What every market of the house on a match has in common. */
export function couponFrame(
  { startsAt }: Fixture,
  { end }: SoccerPlay,
  beats: readonly Beat[],
): Pick<CouponPlan, 'listedAt' | 'opensAt' | 'beats' | 'everyTicks' | 'voidReason'> {
  const from = startsAt - LISTED_AHEAD_MS;
  return {
    listedAt: from,
    opensAt: from,
    beats,
    everyTicks: EVERY_TICKS,
    ...(end.kind !== 'played' && { voidReason: callOff(end) }),
  };
}

/** What came of each selection; what a match that was called off has not decided is void. */
export function resultsOf(
  choices: readonly Choice[],
  { states }: SoccerPlay,
  model: Model,
): LegResult[] {
  const last = states.at(-1);
  return choices.map(({ bet }) => (last && model.resultOf(bet, last)) ?? 'void');
}

/** A market of the house with its life, its chances and its results: all three from the model. */
export function couponPlan(
  spec: MarketSpec,
  fixture: Fixture,
  play: SoccerPlay,
  beats: readonly Beat[],
  model: Model,
): CouponPlan {
  const { id, kind, name, rules, choices, isDecided, voidReason } = spec;
  const { states, endsAt } = play;
  const bets = choices.map(({ bet }) => bet);
  const selections = once(() => {
    const results = resultsOf(choices, play, model);
    return choices.map((one, index) => ({
      ...{ selectionId: one.selectionId, name: one.name, label: one.label },
      result: results[index] ?? 'void',
    }));
  });
  return {
    ...(voidReason !== undefined && { voidReason }),
    ...couponFrame(fixture, play, beats),
    marketId: `${fixture.gameId}:f-${id}`,
    kind,
    name,
    rules,
    get closesAt() {
      return (isDecided && states.find(isDecided)?.at) ?? endsAt;
    },
    isCombinable: voidReason === undefined,
    get selections() {
      return selections();
    },
    chances: (index) => {
      const state = states[index];
      return state ? model.chances(bets, state) : [];
    },
  };
}
