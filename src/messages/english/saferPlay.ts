// The player's own limits.

export const kinds = { deposit: 'Deposit', loss: 'Loss', stake: 'Stake' };
export const periods = { bet: 'per bet', day: 'a day', week: 'a week', month: 'a month' };
export const limit = (kind: string, period: string) => `${kind}, ${period}`;
export const minutes = (minutes: number) => `${minutes} min`;
export const hours = (hours: number, minutes: string) => `${hours} h ${minutes} min`;
export const timeOut = 'Time-out';
export const selfExclusion = 'Self-exclusion';
export const beginBreak = 'Begin a break';
export const breakTerms =
  'Nobody can shorten it: not you, not us. Betting, games and deposits are off. Your open bets run until they settle, and you can still withdraw. You will be logged out.';
export const exclusionTerms =
  'When it ends, ask us to reopen your account. It opens one day after you ask.';
export const notNow = 'Not now';
export const newLimit = (title: string) => `New limit: ${title}`;
export const startsNow = 'Starts immediately.';
export const lowerStartsNow =
  'A lower limit starts immediately. A higher one takes 24 hours, and we ask you again.';
export const offline = 'You are offline. A limit needs a connection.';
export const setTo = (limit: string) => `Set ${limit}`;
export const setLimit = 'Set limit';
export const removeLimit = 'Remove limit';
export const noLimit = 'No limit';
export const used = (used: string, limit: string, left: string) =>
  `${used} of ${limit} used, ${left} left`;
export const most = (limit: string) => `${limit} at most`;
export const set = 'Set';
export const change = 'Change';
export const enterAmount = 'Enter an amount in naira, like 20,000.';
export const noLimitWanted = 'no limit';
export const youAsked = (limit: string) => `You asked for ${limit}.`;
export const confirmStarts = 'It starts once you confirm it.';
export const confirmFrom = (day: string, clock: string) =>
  `You can confirm it from ${day} ${clock}.`;
export const keep = (limit: string) => `Keep ${limit}`;
export const yes = (limit: string) => `Yes, ${limit}`;
export const realityCheck = 'Reality check';
export const carryOn = 'Continue';
export const seeBets = 'See my bets';
export const logOut = 'Log out';
export const off = 'Off';
export const stopMe = 'Stop me and show my time and result every';
export const notLoaded = 'Your limits could not be loaded';
export const stillApply = 'They still apply. You can start a break offline.';
export const takeBreak = 'Take a break';
export const thisSession = 'This session';
export const limits = 'Limits';
export const wholeAccount = 'They apply to your whole account. If two apply, the lower one counts.';
export const learnMore = 'What each of these does, a self-test, and help';
export const loggedIn = 'Logged in for';
export const staked = 'Staked since then';
export const result = 'Profit or loss this session';
export const previousLogin = 'Previous login';
export const netDeposits = 'Total net deposits';
export const netDepositsMean = 'Deposits minus withdrawals';
export const noResult = 'No profit or loss';
export const won = 'Won';
export const lost = 'Lost';
export const timeInApp = 'Time in the app, a day';
export const enterMinutes = 'Enter whole minutes, from 1 to 1,440.';
/** With the end of the break. */
export const startsUntil = <End>(end: End) => ['It starts now and ends ', end, '.'];
/** With the end of a break that runs longer than the one chosen. */
export const runsUntil = <End>(end: End) => [
  'Your break already runs until ',
  end,
  '. A shorter one does not change it.',
];
export const askAgain =
  'You have asked for your account back. If you begin this break, that no longer counts: you must ask again when it ends.';
export const beginTimeOut = 'Begin time-out';
export const beginExclusion = 'Begin self-exclusion';
/** With the time used. */
export const openFor = <Time>(time: Time) => [
  'You have had the app open for ',
  time,
  ' since you logged in.',
];
export const setNamed = (title: string) => `Set limit: ${title}`;
export const changeNamed = (title: string) => `Change limit: ${title}`;
