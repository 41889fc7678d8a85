import { combinationResult, type Named } from '../../../src/domain/sportsbook/combination.ts';
import type { Beat } from '../beats.ts';
import type { Fixture } from '../fixtures.ts';
import type { CouponPlan } from '../markets/couponPlan.ts';
import { oddsOfChance } from '../prices/oddsOfChance.ts';
import { couponFrame, resultsOf } from './coupons.ts';
import type { Choice, MarketSpec } from './house/spec.ts';
import type { Model } from './model/model.ts';
import type { SoccerPlay } from './state.ts';

/** Of a hundred on even chances; one selection keeps 53, and each further one a bit more. */
const KEPT = 53;
const LONGEST = 500;

/** Several selections at one price. Undefined where one is not known, or is of a market that can be void. */
export function combinedPlan(
  { marketId, selectionId }: Named,
  parts: readonly Named[],
  specs: readonly MarketSpec[],
  fixture: Fixture,
  play: SoccerPlay,
  beats: readonly Beat[],
  model: Model,
): CouponPlan | undefined {
  const choices = parts.flatMap((part): Choice[] => {
    const spec = specs.find(({ id }) => part.marketId === `${fixture.gameId}:f-${id}`);
    const known = spec?.choices.find((one) => one.selectionId === part.selectionId);
    return known && spec?.voidReason === undefined ? [known] : [];
  });
  if (choices.length < parts.length) return undefined;
  const bets = choices.map(({ bet }) => bet);
  const kept = KEPT + parts.length - 1;
  return {
    ...couponFrame(fixture, play, beats),
    marketId,
    kind: 'bet_builder',
    name: 'Bet builder',
    rules: 'All selections must win. One lost loses it; otherwise one void makes it void.',
    closesAt: play.endsAt,
    get selections() {
      const result = combinationResult(resultsOf(choices, play, model)) ?? 'void';
      const name = choices.map((one) => one.name).join(' + ');
      return [{ selectionId, name, label: choices.map(({ label }) => label).join(' + '), result }];
    },
    chances: (index) => {
      const state = play.states[index];
      return state ? [model.allChance(bets, state)] : [];
    },
    oddsOf: (chance) => oddsOfChance(chance, { kept, longest: LONGEST }),
  };
}
