import * as texts from '../../messages/english/sportsbook/combination.ts';

/** Names a selection; the market's id begins with its match's. */
export interface Named {
  marketId: string;
  selectionId: string;
}

type Result = 'won' | 'lost' | 'void';

/** More would say little and cost much. */
export const MOST_PARTS = 8;

/** Between a match's id and a market of the house. */
const HOUSE = ':f-';
const BUILDER = 'builder';
/** Between parts, and within one; no id of ours has them. */
const PARTS = '.';
const WITHIN = '_';

/**
 * Several selections of one match at one price are a selection too, of a market that every match has: so they are
 * drafted, coded, bet on, sold and settled as one leg. The same parts in any order have one name.
 */
export function combinationOf(parts: readonly Named[]): Named | undefined {
  if (combinationRefusal(parts) !== undefined) return undefined;
  const gameId = gameOf(parts[0]?.marketId ?? '');
  const ids = parts.map(({ marketId, selectionId }) => {
    const market = marketId.slice(gameId.length + HOUSE.length);
    return `${market}${WITHIN}${selectionId}`;
  });
  return { marketId: `${gameId}${HOUSE}${BUILDER}`, selectionId: ids.sort().join(PARTS) };
}

/** The selections that a combination's name stands for; undefined for any other selection. */
export function combinedParts({ marketId, selectionId }: Named): Named[] | undefined {
  const gameId = gameOf(marketId);
  if (marketId !== `${gameId}${HOUSE}${BUILDER}`) return undefined;
  return selectionId.split(PARTS).map((part) => {
    const [market = '', selection = ''] = part.split(WITHIN);
    return { marketId: `${gameId}${HOUSE}${market}`, selectionId: selection };
  });
}

/** Why these selections cannot be combined, whatever their odds; undefined when they can. */
export function combinationRefusal(parts: readonly Named[]): string | undefined {
  if (parts.length < 2) return texts.tooFew;
  if (parts.length > MOST_PARTS) return texts.tooMany(MOST_PARTS);
  if (new Set(parts.map(({ marketId }) => gameOf(marketId))).size > 1) return texts.twoMatches;
  const names = parts.map(({ marketId, selectionId }) => `${marketId}${WITHIN}${selectionId}`);
  if (new Set(names).size < names.length) return texts.twice;
  const isKnown = parts.every(({ marketId }) => marketId.includes(HOUSE));
  return isKnown ? undefined : texts.notOffered;
}

/**
 * The result of a combination by those of its parts; undefined while it is open. One part lost loses it. A void part
 * makes it void, because its price was for all of them.
 */
export function combinationResult(
  results: readonly (Result | null | undefined)[],
): Result | undefined {
  if (results.includes('lost')) return 'lost';
  if (results.some((result) => !result)) return undefined;
  return results.includes('void') ? 'void' : 'won';
}

function gameOf(marketId: string): string {
  return marketId.slice(0, Math.max(0, marketId.indexOf(':')));
}
