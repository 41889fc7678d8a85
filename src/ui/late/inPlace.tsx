import type { LateOptions } from './late.tsx';
import { MISSING_PART } from './overPage.tsx';

/**
 * For a part that the player opened, such as a sheet's contents: shows that it is loading, or why it cannot
 * load.
 */
export const inPlace: LateOptions = {
  waiting: <p role="status">Loading…</p>,
  failed: () => <p role="status">{MISSING_PART}</p>,
};

/** The same for a part that nobody opened by hand: shows nothing while loading. */
export const inPlaceQuiet: LateOptions = { ...inPlace, waiting: null };
