const REFRESH_MS = 30_000;
const SAVING_REFRESH_MS = 120_000;

/** Prices in a list may be half a minute old; the match page and the slip have live ones. */
export const refreshMs = (isSavingData: boolean): number =>
  isSavingData ? SAVING_REFRESH_MS : REFRESH_MS;
