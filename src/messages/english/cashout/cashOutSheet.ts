// The button that opens a cash-out, beside a market and among the player's bets.

export const title = 'Cash out';
export const open = 'Cash out…';
export const gettingPrices = 'Getting the prices of this market…';
export const notOffered =
  'Cash out unavailable: this market is not listed any more. Your bets in it stand.';
