import type { VirtualMatch, VirtualRound } from '../../../contract/casino/virtuals.ts';
import { scoreAt } from '../../../domain/virtuals/goals.ts';
import type { Tab } from '../../../ui/button/Tabs.tsx';

/** The markets of the league in the order of their tabs, with the heads of their prices. */
export const MARKETS = [
  { kind: 'match_odds', label: 'Result', heads: ['1', 'X', '2'] },
  { kind: 'over_under', label: 'Goals', heads: ['Over 2.5', 'Under 2.5'] },
  { kind: 'both_to_score', label: 'GG/NG', heads: ['GG', 'NG'] },
] as const;
export type LeagueMarket = (typeof MARKETS)[number]['kind'];

export const MARKET_TABS = MARKETS.map(
  ({ kind, label }): Tab<LeagueMarket> => ({ id: kind, label }),
);

/** `2–1`; nothing before kick-off. */
export function scoreWords(
  { goals }: Pick<VirtualMatch, 'goals'>,
  { phase }: Pick<VirtualRound, 'phase'>,
): string {
  return phase === 'betting' ? 'v' : scoreAt(goals).join('–');
}

/** `12' Eko Lions, 47' Kano Kites` */
export function goalsText({ goals, home, away }: VirtualMatch): string {
  return goals.map(({ minute, side }) => `${minute}' ${side === 'home' ? home : away}`).join(', ');
}

export function phaseText({ phase, minute }: Pick<VirtualRound, 'phase' | 'minute'>): string {
  if (phase === 'betting') return 'Betting is open';
  return phase === 'playing' ? `Playing, ${minute}'` : 'Full time';
}
