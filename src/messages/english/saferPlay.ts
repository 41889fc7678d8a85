/** The player's own limits. */
export const saferPlay = {
  kinds: { deposit: 'Deposit', loss: 'Loss', stake: 'Stake' },
  periods: { bet: 'each bet', day: 'a day', week: 'a week', month: 'a month' },
  limit: (kind: string, period: string) => `${kind}, ${period}`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: string) => `${hours} h ${minutes} min`,
};
