import { mulDiv } from '../../money/mulDiv.ts';
import { endedRound, noProblem, type Rules } from '../game.ts';
import {
  fittingPlaces,
  LEAST_RUN,
  type RunPays,
  runPay,
  type Strips,
  SYMBOLS,
  slotView,
  WILD,
} from './slotSymbols.ts';

export interface LinesData {
  /** The wild is never on the first reel, so the first letter of a line decides what the line is of. */
  strips: Strips;
  /** The row of each reel that a line runs through. */
  lines: readonly (readonly number[])[];
  /** Times the stake of one line. */
  pays: RunPays;
}

export interface LineWin {
  line: number;
  symbol: string;
  length: number;
  /** Times the stake of one line. */
  pays: number;
}

/** The lines that pay, from left to right. */
export function lineWins({ strips, lines, pays }: LinesData, stops: readonly number[]): LineWin[] {
  const view = slotView(strips, stops);
  return lines.flatMap((rows, line) => {
    const letters = rows.map((row, reel) => view[reel]?.[row] ?? '');
    const [symbol = ''] = letters;
    const stop = letters.findIndex((letter) => letter !== symbol && letter !== WILD);
    const length = stop === -1 ? letters.length : stop;
    const paid = length >= LEAST_RUN ? runPay(pays, symbol, length) : 0;
    return paid > 0 ? [{ line, symbol, length, pays: paid }] : [];
  });
}

/** A slot with lines: every line stakes the same part, and a run from the left pays. */
export function linesRules(data: LinesData): Rules {
  const { strips, lines, pays } = data;
  return {
    draw: (chance) => strips.map((strip) => chance.below(strip.length)),
    problem: noProblem,
    stand(round) {
      const wins = lineWins(data, round.draws);
      const sum = wins.reduce((total, win) => total + win.pays, 0);
      const text =
        wins.length === 0
          ? 'No line pays'
          : `${wins.length === 1 ? '1 line pays' : `${wins.length} lines pay`}`;
      return endedRound(round, mulDiv(round.stakeKobo, sum, lines.length, 'down'), text);
    },
    // Every place of a reel is equally likely in every row, so all lines return the same.
    returns() {
      const rest = (from: number) =>
        strips.slice(from).reduce((product, strip) => product * strip.length, 1);
      let paid = 0;
      for (const symbol of SYMBOLS) {
        const fitting = strips.map((strip, reel) =>
          fittingPlaces(strip, reel === 0 ? symbol : symbol + WILD),
        );
        let runs = 1;
        fitting.forEach((places, reel) => {
          runs *= places;
          const length = reel + 1;
          if (length < LEAST_RUN) return;
          const next = strips[length];
          const ends = next ? (next.length - (fitting[length] ?? 0)) * rest(length + 1) : 1;
          paid += runs * ends * runPay(pays, symbol, length);
        });
      }
      return [{ name: 'Every line', share: paid / rest(0) }];
    },
  };
}
