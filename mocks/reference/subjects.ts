/** The chapters of the reference, with the files of `src/contract` that each tells of. */
export const subjects: [title: string, files: string[]][] = [
  ['Signing in', ['auth']],
  ['Registration and recovery', ['registration', 'recovery']],
  ['Account and documents', ['account', 'devices', 'kyc']],
  ['The operator', ['app', 'content']],
  ['Matches and markets', ['catalogue', 'scorecard']],
  ['Bets', ['bets', 'wallet']],
  ['Sportsbook', ['coupon', 'couponBets']],
  ['Statement', ['statement']],
  ['Banks and gateways', ['bank', 'gateways']],
  ['Money in', ['deposits']],
  ['Money out', ['withdrawals']],
  ['Bonuses', ['bonus']],
  ['Bringing friends', ['referral']],
  ['Casino', ['casino', 'tables']],
  ['Limits and breaks', ['saferPlay']],
  ['Visits', ['visit']],
];
