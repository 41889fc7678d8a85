import { mulDiv } from '../../money/mulDiv.ts';
import { endedRound, noProblem, type Rules } from '../game.ts';
import {
  LEAST_RUN,
  ROWS,
  type RunPays,
  runPay,
  type Strips,
  SYMBOLS,
  slotView,
  WILD,
} from './slotSymbols.ts';

export interface WaysData {
  /** The wild is never on the first reel. */
  strips: Strips;
  /** Hundredths of the stake for each way. */
  pays: RunPays;
}

export interface WaysWin {
  symbol: string;
  length: number;
  /** In how many ways it runs from reel to reel. */
  ways: number;
  /** Hundredths of the stake for one way. */
  pays: number;
}

/** The symbols that run from the first reel, and in how many ways. */
export function waysWins({ strips, pays }: WaysData, stops: readonly number[]): WaysWin[] {
  const view = slotView(strips, stops);
  return SYMBOLS.flatMap((symbol) => {
    let ways = 1;
    let length = 0;
    for (const letters of view) {
      const fitting = letters.filter((letter) => letter === symbol || letter === WILD).length;
      if (fitting === 0) break;
      ways *= fitting;
      length += 1;
    }
    const paid = length >= LEAST_RUN ? runPay(pays, symbol, length) : 0;
    return paid > 0 ? [{ symbol, length, ways, pays: paid }] : [];
  });
}

/** Over all stops of a reel: how many fitting letters are in view together, and how often none is. */
function inView(strip: string, letters: string): { sum: number; none: number } {
  let sum = 0;
  let none = 0;
  for (let stop = 0; stop < strip.length; stop++) {
    const seen = slotView([strip], [stop])[0]?.filter((letter) => letters.includes(letter)) ?? [];
    sum += seen.length;
    if (seen.length === 0) none += 1;
  }
  return { sum, none };
}

/** A slot with ways: a symbol counts in any row, and every way through the reels pays. */
export function waysRules(data: WaysData): Rules {
  const { strips, pays } = data;
  return {
    draw: (chance) => strips.map((strip) => chance.below(strip.length)),
    problem: noProblem,
    stand(round) {
      const wins = waysWins(data, round.draws);
      const sum = wins.reduce((total, win) => total + win.ways * win.pays, 0);
      const ways = wins.reduce((total, win) => total + win.ways, 0);
      const text = ways === 0 ? 'No way pays' : ways === 1 ? '1 way pays' : `${ways} ways pay`;
      return endedRound(round, mulDiv(round.stakeKobo, sum, 100, 'down'), text);
    },
    // Reels are independent, so the mean of a product is the product of the means.
    returns() {
      let share = 0;
      for (const symbol of SYMBOLS) {
        const reels = strips.map((strip, reel) => ({
          ...inView(strip, reel === 0 ? symbol : symbol + WILD),
          stops: strip.length,
        }));
        let ways = 1;
        reels.forEach(({ sum, stops }, reel) => {
          ways *= sum / stops;
          const next = reels[reel + 1];
          const ends = next ? next.none / next.stops : 1;
          if (reel + 1 >= LEAST_RUN) share += ways * ends * runPay(pays, symbol, reel + 1);
        });
      }
      return [{ name: `${ROWS ** strips.length} ways`, share: share / 100 }];
    },
  };
}
