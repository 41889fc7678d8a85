// What became of a sportsbook bet whose answer was lost, told on another page.

export const named = (bet: string, stake: string) => `${bet}, ${stake}`;
export const placed = (bet: string) => `${bet}: placed. It is in My bets.`;
export const refused = (bet: string, why: string) =>
  `${bet}: not placed. ${why} Your stake is back.`;
export const notArrived = (bet: string, why: string) => `${bet}: ${why}`;
