// The cash-out of a sportsbook bet as My bets shows it.

export const cashOutFor = (amount: string) => `Cash out ${amount}`;
export const notNow = (why: string) => `No cash-out now. ${why}`;
