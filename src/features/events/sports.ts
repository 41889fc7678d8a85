import type { Category, SportId } from '../../contract/betting/market.ts';

/** Every category with its name, in display order. */
export const CATEGORIES: Record<Category, string> = {
  inplay: 'In play',
  soccer: 'Football',
  cricket: 'Cricket',
  tennis: 'Tennis',
};

const CATEGORY_OF: Record<SportId, Exclude<Category, 'inplay'>> = {
  1: 'soccer',
  2: 'tennis',
  4: 'cricket',
};

/** In the display order of their categories. */
export const SPORT_IDS: readonly SportId[] = [1, 4, 2];

export function categoryOf(sportId: SportId): Exclude<Category, 'inplay'> {
  return CATEGORY_OF[sportId];
}

export function isCategory(text: string | undefined): text is Category {
  return text !== undefined && Object.hasOwn(CATEGORIES, text);
}
