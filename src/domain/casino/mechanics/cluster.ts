import { mulDiv } from '../../money/mulDiv.ts';
import { endedRound, noProblem, type Rules } from '../game.ts';
import { CLUSTER_SHAPES } from './clusterShapes.ts';

/** The field is five by five. */
export const SIDE = 5;
const CELLS = SIDE * SIDE;
export interface ClusterData {
  /** How many of 64 cells show each symbol. */
  weights: readonly number[];
  /** Hundredths of the stake by symbol, for clusters of these sizes or more. */
  sizes: readonly number[];
  pays: readonly (readonly number[])[];
}

export interface Cluster {
  symbol: number;
  cells: readonly number[];
  /** Hundredths of the stake. */
  pays: number;
}

function clusterPay({ sizes, pays }: ClusterData, symbol: number, size: number): number {
  const step = sizes.findLastIndex((least) => size >= least);
  return pays[symbol]?.[step] ?? 0;
}

/** The cells that share a side with a cell. */
export function besideCell(cell: number): number[] {
  const column = cell % SIDE;
  return [
    ...(cell >= SIDE ? [cell - SIDE] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < SIDE - 1 ? [cell + 1] : []),
    ...(cell < CELLS - SIDE ? [cell + SIDE] : []),
  ];
}

/** The clusters that pay: the same symbol, side by side, five or more. */
export function clustersOf(data: ClusterData, cells: readonly number[]): Cluster[] {
  const seen = new Set<number>();
  return cells.flatMap((symbol, first) => {
    if (seen.has(first)) return [];
    const found = [first];
    seen.add(first);
    for (const cell of found) {
      for (const other of besideCell(cell)) {
        if (cells[other] !== symbol || seen.has(other)) continue;
        seen.add(other);
        found.push(other);
      }
    }
    const pays = clusterPay(data, symbol, found.length);
    return pays > 0 ? [{ symbol, cells: found, pays }] : [];
  });
}

/** A slot of clusters: every cell is drawn by itself, and symbols that lie together pay. */
export function clusterRules(data: ClusterData): Rules {
  const { weights } = data;
  const bag = weights.flatMap((count, symbol) => Array<number>(count).fill(symbol));
  return {
    draw: (chance) => Array.from({ length: CELLS }, () => bag[chance.below(bag.length)] ?? 0),
    problem: noProblem,
    stand(round) {
      const found = clustersOf(data, round.draws);
      const sum = found.reduce((total, { pays }) => total + pays, 0);
      const text =
        found.length === 0
          ? 'No cluster pays'
          : `${found.length === 1 ? '1 cluster pays' : `${found.length} clusters pay`}`;
      return endedRound(round, mulDiv(round.stakeKobo, sum, 100, 'down'), text);
    },
    // For each way a cluster can lie: its cells show the symbol and the cells round it do not.
    returns() {
      let share = 0;
      weights.forEach((count, symbol) => {
        const chance = count / bag.length;
        for (const [size, around, shapes] of CLUSTER_SHAPES) {
          const pays = clusterPay(data, symbol, size);
          if (pays > 0) share += shapes * chance ** size * (1 - chance) ** around * pays;
        }
      });
      return [{ name: 'Every round', share: share / 100 }];
    },
  };
}
