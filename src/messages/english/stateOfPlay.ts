// Why betting is off, by break or limit, in one sentence.

export const breakStarted = 'Your break has started. You are logged out.';
export const breakRefused = (why: string) =>
  `We couldn't set your break, so it has ended: ${why} Please start it again.`;
export const onBreak = (end: string) => `You are on a break until ${end}. Betting is off.`;
export const askedBack =
  'You asked for your account back. Betting stays off until one day after you asked.';
export const exclusionEnded =
  'Your exclusion has ended. Betting opens one day after you ask for your account back.';
export const timeUp = 'You have reached your time limit for today. Betting is off until midnight.';
