// The player's own limits.

export const kinds = { deposit: 'Deposit', loss: 'Loss', stake: 'Stake' };
export const periods = { bet: 'each bet', day: 'a day', week: 'a week', month: 'a month' };
export const limit = (kind: string, period: string) => `${kind}, ${period}`;
export const minutes = (minutes: number) => `${minutes} min`;
export const hours = (hours: number, minutes: string) => `${hours} h ${minutes} min`;
