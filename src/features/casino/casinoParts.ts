import { paths } from '../../paths.ts';

/** The pages of the casino. */
export const CASINO_PARTS = [
  ['All games', paths.casinos],
  ['Slots', paths.slots],
  ['Live tables', paths.auraGames],
  ['Virtuals', paths.virtuals],
  ['Kingmaker', paths.kingmaker],
  ['SPM games', paths.games],
  ['Providers', paths.providers],
] as const;
