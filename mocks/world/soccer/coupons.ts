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

/** A market of the house with its life, its chances and its results: all three from the model. */
export function couponPlan(
  spec: MarketSpec,
  { gameId, startsAt }: Fixture,
  { states, end, endsAt }: SoccerPlay,
  beats: readonly Beat[],
  model: Model,
): CouponPlan {
  const { id, kind, name, rules, choices, isDecided, voidReason } = spec;
  const bets = choices.map(({ bet }) => bet);
  const last = states.at(-1);
  const resultOf = ({ bet }: Choice) => (last && model.resultOf(bet, last)) ?? 'void';
  const canBeVoid = voidReason !== undefined;
  const selections = once(() =>
    choices.map((one) => ({
      selectionId: one.selectionId,
      name: one.name,
      label: one.label,
      result: resultOf(one),
    })),
  );
  return {
    marketId: `${gameId}:f-${id}`,
    kind,
    name,
    rules,
    listedAt: startsAt - LISTED_AHEAD_MS,
    opensAt: startsAt - LISTED_AHEAD_MS,
    get closesAt() {
      return (isDecided && states.find(isDecided)?.at) ?? endsAt;
    },
    beats,
    everyTicks: EVERY_TICKS,
    isCombinable: !canBeVoid,
    get selections() {
      return selections();
    },
    chances: (index) => {
      const state = states[index];
      return state ? model.chances(bets, state) : [];
    },
    ...(end.kind === 'played' ? canBeVoid && { voidReason } : { voidReason: callOff(end) }),
  };
}
