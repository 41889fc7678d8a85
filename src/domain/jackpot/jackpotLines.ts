import type { MatchResult } from '../market/soccerResult.ts';

/** How many matches a coupon has. */
export const JACKPOT_MATCHES = 12;
/** The price of one line, in kobo. */
export const LINE_KOBO = 100_00;
/** More lines would be a page of stakes that nobody reads. */
export const MOST_LINES = 256;

/** What is picked of each match: one result, or several, each of which makes lines of its own. */
export type Picks = readonly (readonly MatchResult[])[];

/** How a match ended. Of one that was called off every pick is right. */
export type JackpotResult = MatchResult | 'void';

/** How many lines a ticket has; none while a match has no pick. */
export function lineCount(picks: Picks): number {
  return picks.length < JACKPOT_MATCHES
    ? 0
    : picks.reduce((lines, { length }) => lines * length, 1);
}

/** Why a ticket cannot be bought, in a sentence; undefined when it can. */
export function picksRefusal(picks: Picks): string | undefined {
  const open = JACKPOT_MATCHES - picks.filter(({ length }) => length > 0).length;
  if (open === JACKPOT_MATCHES) return `Pick all ${JACKPOT_MATCHES} matches.`;
  if (open > 0) return open === 1 ? 'Pick one more match.' : `Pick ${open} more matches.`;
  const lines = lineCount(picks);
  if (lines > MOST_LINES) return `This makes ${lines} lines. A ticket has ${MOST_LINES} at most.`;
  return undefined;
}

/**
 * How many have exactly 0, 1, 2 … matches right, of all that there are: from the ways, or the chances, to be wrong and
 * right in each match.
 */
export function byRight(matches: readonly { wrong: number; right: number }[]): number[] {
  return matches.reduce<number[]>(
    (counts, { wrong, right }) =>
      Array.from(
        { length: counts.length + 1 },
        (_, number) => (counts[number] ?? 0) * wrong + (counts[number - 1] ?? 0) * right,
      ),
    [1],
  );
}

/** Of a ticket's lines, how many have exactly so many right. A match without a result is not right yet. */
export function linesByRight(
  picks: Picks,
  results: readonly (JackpotResult | undefined)[],
): number[] {
  return byRight(
    picks.map((picked, match) => {
      const result = results[match];
      const right = result === 'void' ? picked.length : result && picked.includes(result) ? 1 : 0;
      return { right, wrong: picked.length - right };
    }),
  );
}

/** How many matches the ticket's best line has right so far, and how many it can still have right. */
export function bestLine(
  picks: Picks,
  results: readonly (JackpotResult | undefined)[],
): { right: number; possible: number } {
  const isRight = picks.map((picked, match) => {
    const result = results[match];
    return result === undefined ? undefined : result === 'void' || picked.includes(result);
  });
  return {
    right: isRight.filter((is) => is === true).length,
    possible: isRight.filter((is) => is !== false).length,
  };
}
