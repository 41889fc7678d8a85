import type { Market } from '../../../src/contract/betting/market.ts';
import { moveTicks } from '../../../src/domain/market/ladder.ts';
import { type VirtualChances, virtualChances } from '../../../src/domain/virtuals/chances.ts';
import { scoreAt, type VirtualGoal } from '../../../src/domain/virtuals/goals.ts';
import type { Pairing } from './clubs.ts';

const NAIRA = 100;
/** What the house keeps of fair odds. */
const MARGIN = 1.06;
/** More than anybody may bet. */
const OFFERED = 10_000_000 * NAIRA;

interface Outcome {
  runnerId: string;
  name: string;
  chance: number;
  /** Whether it has happened, from the final score. */
  isWon(home: number, away: number): boolean;
}

interface Kind {
  id: string;
  kind: Market['kind'];
  name: string;
  outcomes(pairing: Pairing, chances: VirtualChances): Outcome[];
}

const KINDS: readonly Kind[] = [
  {
    id: 'mo',
    kind: 'match_odds',
    name: 'Result',
    outcomes(pairing, { home, draw, away }) {
      return [
        { runnerId: 'home', name: pairing.home, chance: home, isWon: (h, a) => h > a },
        { runnerId: 'draw', name: 'The Draw', chance: draw, isWon: (h, a) => h === a },
        { runnerId: 'away', name: pairing.away, chance: away, isWon: (h, a) => h < a },
      ];
    },
  },
  {
    id: 'ou25',
    kind: 'over_under',
    name: 'Over/Under 2.5 Goals',
    outcomes(_, { over }) {
      return [
        { runnerId: 'over', name: 'Over 2.5', chance: over, isWon: (h, a) => h + a > 2 },
        { runnerId: 'under', name: 'Under 2.5', chance: 1 - over, isWon: (h, a) => h + a <= 2 },
      ];
    },
  },
  {
    id: 'bts',
    kind: 'both_to_score',
    name: 'Both teams to score',
    outcomes(_, { bothScore }) {
      return [
        { runnerId: 'yes', name: 'Both score', chance: bothScore, isWon: (h, a) => h > 0 && a > 0 },
        {
          runnerId: 'no',
          name: 'Not both score',
          chance: 1 - bothScore,
          isWon: (h, a) => h === 0 || a === 0,
        },
      ];
    },
  },
];

/** The id of a market within its match: `virtual.12345.0:mo`. */
export const MARKET_IDS: readonly string[] = KINDS.map(({ id }) => id);

/** The highest price of the ladder that leaves the house its margin. */
function priceOf(chance: number): number {
  const odds = Math.floor(100 / (chance * MARGIN));
  return Math.max(101, moveTicks(moveTicks(odds, 1), -1));
}

/** The runner that wins a market of a match that ended like this. */
export function winnerOf(id: string, pairing: Pairing, goals: readonly VirtualGoal[]): string {
  const [home, away] = scoreAt(goals);
  const kind = KINDS.find((one) => one.id === id);
  const outcomes = kind?.outcomes(pairing, virtualChances(pairing)) ?? [];
  return outcomes.find(({ isWon }) => isWon(home, away))?.runnerId ?? '';
}

/** The markets of a match: open with prices, closed without, or settled with a winner. */
export function virtualMarkets(
  gameId: string,
  pairing: Pairing,
  state: 'open' | 'closed' | { goals: readonly VirtualGoal[] },
): Market[] {
  const chances = virtualChances(pairing);
  const score = typeof state === 'object' ? scoreAt(state.goals) : undefined;
  return KINDS.map(({ id, kind, name, outcomes }) => {
    return {
      marketId: `${gameId}:${id}`,
      gameId,
      kind,
      name,
      status: typeof state === 'object' ? 'settled' : state,
      version: state === 'open' ? 1 : state === 'closed' ? 2 : 3,
      inPlay: false,
      matched: 0,
      minStake: 10 * NAIRA,
      maxStake: 50_000 * NAIRA,
      delaySeconds: 0,
      commissionPercent: 0,
      rules: 'Decided by the score after 90 virtual minutes.',
      runners: outcomes(pairing, chances).map(({ runnerId, name: runner, chance, isWon }) => ({
        runnerId,
        name: runner,
        status: !score ? 'active' : isWon(...score) ? 'winner' : 'loser',
        back: state === 'open' ? [[priceOf(chance), OFFERED]] : [],
        lay: [],
      })),
    };
  });
}
