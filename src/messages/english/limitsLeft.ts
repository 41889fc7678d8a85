// How much the player may still deposit.

export const thisWeek = 'this week';
export const thisMonth = 'this month';
export const canDeposit = (amount: string, period: string, limit: string) =>
  `You can deposit ${amount} more ${period}, under your own limit of ${limit}.`;
export const limitReached = (limit: string, period: string) =>
  `You have reached your own deposit limit of ${limit} ${period}.`;
export const noLimit = 'No deposit limit set.';
export const limits = 'Limits';
export const setLimit = 'Set a limit';
export const today = 'today';
