import { CLUSTER_GAMES, CLUSTER_SIZES } from './data/clusterGames.ts';
import { MARKET_DAY } from './data/goodsGame.ts';
import {
  CRASH_GAMES,
  DICE_GAMES,
  KENO_GAMES,
  MINES_GAMES,
  SCRATCH_GAMES,
} from './data/instantGames.ts';
import { LINES_GAMES, TEN_LINES } from './data/linesGames.ts';
import * as tables from './data/tableGames.ts';
import { WAYS_GAMES } from './data/waysGames.ts';
import type { Rules } from './game.ts';
import { type BlackjackData, blackjackRules } from './mechanics/blackjack.ts';
import { type ClusterData, clusterRules } from './mechanics/cluster.ts';
import { type CrashData, crashRules } from './mechanics/crash.ts';
import { type DiceData, diceRules } from './mechanics/dice.ts';
import { type GoodsData, goodsRules } from './mechanics/goods.ts';
import { type KenoData, kenoRules } from './mechanics/keno.ts';
import { type LinesData, linesRules } from './mechanics/lines.ts';
import { type MinesData, minesRules } from './mechanics/mines.ts';
import { type ScratchData, scratchRules } from './mechanics/scratch.ts';
import { type TableData, tableRules } from './mechanics/table.ts';
import { type WaysData, waysRules } from './mechanics/ways.ts';
import type { Volatility } from './volatility.ts';

export type TableKind = 'roulette' | 'wheel' | 'sic-bo' | 'duel' | 'seven' | 'baccarat';

/** A mechanic with its data. */
export type Mechanics =
  | { mechanic: 'goods'; data: GoodsData }
  | { mechanic: 'lines'; data: LinesData }
  | { mechanic: 'ways'; data: WaysData }
  | { mechanic: 'cluster'; data: ClusterData }
  | { mechanic: 'scratch'; data: ScratchData }
  | { mechanic: 'crash'; data: CrashData }
  | { mechanic: 'mines'; data: MinesData }
  | { mechanic: 'dice'; data: DiceData }
  | { mechanic: 'keno'; data: KenoData }
  | { mechanic: TableKind; data: TableData }
  | { mechanic: 'blackjack'; data: BlackjackData };

/** The maths of a game. Two tiles with the same maths differ in name, picture and limits only. */
export type Game = Mechanics & {
  /** Kept with each round, so that it can be checked by the maths it was played with. */
  id: string;
  rules: Rules;
  volatility?: Volatility;
};

/** The minimum time from one round to the next: slots, and everything else. There is no autoplay. */
const SLOT_MS = 2_500;
const OTHER_MS = 5_000;

function madeOf<Data>(
  data: Readonly<Record<string, Data>>,
  make: (data: Data) => Mechanics & { rules: Rules },
): Game[] {
  return Object.entries(data).map(([id, row]) => ({ id, ...make(row) }));
}

const TABLES: Readonly<Record<TableKind, TableData>> = {
  roulette: tables.ROULETTE,
  wheel: tables.WHEEL,
  'sic-bo': tables.SIC_BO,
  duel: tables.CARD_DUEL,
  seven: tables.LUCKY_SEVEN,
  baccarat: tables.BACCARAT,
};
const TABLE_KINDS = ['roulette', 'wheel', 'sic-bo', 'duel', 'seven', 'baccarat'] as const;

const BLACKJACK: BlackjackData = { blackjack: 250 };

/** Every maths that a tile can name. */
export const GAMES: readonly Game[] = [
  {
    id: 'goods',
    mechanic: 'goods',
    data: MARKET_DAY,
    rules: goodsRules(MARKET_DAY),
    volatility: 'medium',
  },
  ...LINES_GAMES.map(({ id, volatility, ...row }): Game => {
    const data = { ...row, lines: TEN_LINES };
    return { id, volatility, mechanic: 'lines', data, rules: linesRules(data) };
  }),
  ...WAYS_GAMES.map(
    ({ id, volatility, ...data }): Game => ({
      id,
      volatility,
      mechanic: 'ways',
      data,
      rules: waysRules(data),
    }),
  ),
  ...CLUSTER_GAMES.map(({ id, volatility, ...row }): Game => {
    const data = { ...row, sizes: CLUSTER_SIZES };
    return { id, volatility, mechanic: 'cluster', data, rules: clusterRules(data) };
  }),
  ...madeOf(SCRATCH_GAMES, (data) => ({ mechanic: 'scratch', data, rules: scratchRules(data) })),
  ...madeOf(CRASH_GAMES, (data) => ({ mechanic: 'crash', data, rules: crashRules(data) })),
  ...madeOf(MINES_GAMES, (data) => ({ mechanic: 'mines', data, rules: minesRules(data) })),
  ...madeOf(DICE_GAMES, (data) => ({ mechanic: 'dice', data, rules: diceRules(data) })),
  ...madeOf(KENO_GAMES, (data) => ({ mechanic: 'keno', data, rules: kenoRules(data) })),
  ...TABLE_KINDS.map((mechanic): Game => {
    const data = TABLES[mechanic];
    return { id: mechanic, mechanic, data, rules: tableRules(data) };
  }),
  { id: 'blackjack', mechanic: 'blackjack', data: BLACKJACK, rules: blackjackRules(BLACKJACK) },
];

const byId = new Map(GAMES.map((game) => [game.id, game]));

export function gameWithMaths(id: string): Game | undefined {
  return byId.get(id);
}

/** Hundredths of a percent that come back in the long run: the least of a game's bets. */
export function returnOf({ rules }: Pick<Game, 'rules'>): number {
  return Math.min(...rules.returns().map(({ share }) => Math.round(share * 10_000)));
}

export function roundMsOf({ mechanic }: Pick<Game, 'mechanic'>): number {
  return ['goods', 'lines', 'ways', 'cluster'].includes(mechanic) ? SLOT_MS : OTHER_MS;
}
