import { divideRounded, toSafeInteger } from '../../money/mulDiv.ts';
import type { Choice, RoundFacts, Rules, Standing } from '../game.ts';
import { shuffledBy } from './scratch.ts';

export interface MinesData {
  /** Hundredths of a percent that come back, wherever the player stops. */
  share: number;
  /** How many mines can be chosen. */
  mines: readonly number[];
  /** The round ends before a multiple goes beyond this, in times the stake. */
  most: number;
}

export const MINE_CELLS = 25;

const PARTS = 10_000n;

export function minesOf({ mines = 3 }: Choice): number {
  return mines;
}

/**
 * What so many safe cells return: the share, divided by the chance of opening them all. Exact until the
 * kobo, so that every place to stop returns the same.
 */
export function minesReturn(
  { share }: MinesData,
  { stakeKobo, mines, opened }: { stakeKobo: number; mines: number; opened: number },
): number {
  let numerator = BigInt(stakeKobo) * BigInt(share);
  let divisor = PARTS;
  for (let cell = 0; cell < opened; cell++) {
    numerator *= BigInt(MINE_CELLS - cell);
    divisor *= BigInt(MINE_CELLS - mines - cell);
  }
  return toSafeInteger(divideRounded(numerator, divisor, 'down'));
}

export function openedCells({ actions }: Pick<RoundFacts, 'actions'>): number[] {
  return actions.flatMap(({ do: what, cell }) =>
    what === 'open' && cell !== undefined ? [cell] : [],
  );
}

/** Cells to open one by one; each safe one raises what cashing out returns, a mine takes it all. */
export function minesRules(data: MinesData): Rules {
  const cells = Array.from({ length: MINE_CELLS }, (_, cell) => cell);

  function mayOpen(round: RoundFacts, opened: number): boolean {
    const mines = minesOf(round.choice);
    if (opened >= MINE_CELLS - mines) return false;
    const { stakeKobo } = round;
    return minesReturn(data, { stakeKobo, mines, opened: opened + 1 }) <= stakeKobo * data.most;
  }

  return {
    draw: (chance, choice) => shuffledBy(chance, cells).slice(0, minesOf(choice)),
    problem: ({ mines }) =>
      mines !== undefined && data.mines.includes(mines)
        ? undefined
        : `Choose ${data.mines.join(', ')} mines.`,
    actionProblem(round, { do: what, cell }) {
      if (what !== 'open') return undefined;
      if (cell === undefined || !cells.includes(cell)) return 'There is no such cell.';
      return openedCells(round).includes(cell) ? 'This cell is open already.' : undefined;
    },
    stand(round): Standing {
      const { stakeKobo, draws, actions, choice } = round;
      const all = openedCells(round);
      const opened = all.length;
      const base = { stakedKobo: stakeKobo, allowed: [] };
      if (all.some((cell) => draws.includes(cell))) {
        const safe = opened - 1;
        const text = safe === 0 ? 'The first cell was a mine' : `A mine after ${safe} safe`;
        return { ...base, isOver: true, returnedKobo: 0, shown: [...draws], text };
      }
      const mines = minesOf(choice);
      const returnedKobo = opened === 0 ? 0 : minesReturn(data, { stakeKobo, mines, opened });
      const isOver = actions.some((action) => action.do === 'cash-out') || !mayOpen(round, opened);
      const cellsText = opened === 1 ? '1 safe cell' : `${opened} safe cells`;
      const text = isOver ? `Cashed out after ${cellsText}` : `${cellsText} open`;
      if (isOver) return { ...base, isOver, returnedKobo, shown: [...draws], text };
      const allowed: Standing['allowed'] = opened === 0 ? ['open'] : ['open', 'cash-out'];
      return { ...base, isOver, returnedKobo, shown: [], allowed, text };
    },
    // Stopping after n cells: the chance of getting there, times what it returns.
    returns: () =>
      data.mines.map((mines) => ({
        name: mines === 1 ? '1 mine' : `${mines} mines`,
        share: data.share / Number(PARTS),
      })),
  };
}
