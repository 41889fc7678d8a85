import type { CouponMarketKind } from '../../../../src/contract/betting/coupon.ts';
import type { Bet } from '../model/bet.ts';
import type { SoccerState } from '../state.ts';

/** A market of the house on a match, before it has prices. */
export interface MarketSpec {
  /** Within the match; the market's id for ever. */
  id: string;
  kind: CouponMarketKind;
  name: string;
  rules: string;
  choices: readonly Choice[];
  /** Whether the match so far decides every selection. Missing: only the end does. */
  isDecided?(state: SoccerState): boolean;
  /** Why selections are void; missing where none can be. */
  voidReason?: string;
}

export interface Choice {
  selectionId: string;
  name: string;
  label: string;
  bet: Bet;
}

export interface Names {
  home: string;
  away: string;
}

export const choice = (selectionId: string, name: string, label: string, bet: Bet): Choice => ({
  selectionId,
  name,
  label,
  bet,
});

export const TIME =
  'Settled on 90 minutes and stoppage time. When a match is abandoned or postponed, every leg not decided is void.';
export const HALF_TIME =
  'Settled on 45 minutes and stoppage time. When a match is abandoned or postponed, every leg not decided is void.';

/** `+1`, `−1.5`. */
export const signed = (goals: number): string => (goals > 0 ? `+${goals}` : `−${-goals}`);

const YES_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

/** Yes and no to what a bet says. */
export function yesOrNo(says: (isYes: boolean) => Bet, yes: string, no: string): Choice[] {
  return YES_NO.map(([id, name]) => choice(id, name, id === 'yes' ? yes : no, says(id === 'yes')));
}

/** Over and under a line between two whole numbers: 2 is 2.5. */
export function overUnder(line: number, what: string, says: (isOver: boolean) => Bet): Choice[] {
  return [
    choice('over', `O${line}.5`, `Over ${line}.5 ${what}`, says(true)),
    choice('under', `U${line}.5`, `Under ${line}.5 ${what}`, says(false)),
  ];
}
