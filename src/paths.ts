/** Every URL of the app, written as a route pattern where it takes parameters. */
export const paths = {
  landing: '/',
  signIn: '/sign-in',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  mobileNumber: '/mobile-number',
  verifyNumber: '/verify-number',

  contact: '/contactus',
  privacy: '/privacypolicy',
  responsible: '/responsiblegame',
  fairPlay: '/fairplay',
  gameRules: '/gamesrule',
  terms: '/terms',
  gameRulesNovember2026: '/gamesrule-2026-11-01',
  termsNovember2026: '/terms-2026-11-01',
  gameRulesJune2026: '/gamesrule-2026-06-01',
  termsJune2026: '/terms-2026-06-01',
  knowYourCustomer: '/knowyourcus',
  antiMoneyLaundering: '/amlpolicy',
  cookies: '/cookiespolicy',
  faq: '/faq',
  about: '/aboutus',
  license: '/license',
  match: '/exchange/:gameId',
  sportsbook: '/sportsbook2',
  betby: '/betby',
  maintenance: '/maintenance',
  casinos: '/casinos',
  downloadApk: '/download-apk',
  promotions: '/promotion',
  affiliate: '/affiliate',
  casinoDesktop: '/casinos/desktop/:provider',
  promotionSignup: '/promotion-signup-bonus',
  promotionWelcome: '/promotion-welcome-bonus',
  promotionCashback: '/promotion-weekly-cashback',
  promotionLuckyDraw: '/promotion-weekly-lucky-draw',
  promotionReferral: '/promotion-referral-bonus',
  promotionDeposit: '/promotion-deposit-bonus',
  inbox: '/notification10',
  /** Ours: the specification has no page for what the phone has saved. */
  saved: '/saved',
  /** Ours too: how much data the app has used. */
  dataUse: '/data-use',

  sportCategory: '/spmsports/:category',
  jetfair: '/jetfair',
  kyc: '/kyc',
  referral: '/referral',
  cashier: '/cashier',
  myBets: '/mybets',
  withdraw: '/withdraw',
  withdrawals: '/withdrawlist',
  slots: '/slots',
  kingmaker: '/kingmaker',
  profile: '/profile',
  bonuses: '/bonus',
  bonus: '/bonus/:bonusId',
  gateways: '/gatewaylist',
  deposits: '/deposit/list',
  deposit: '/deposit/:gateway',
  home: '/home',
  games: '/spmgames',
  auraGames: '/aura-games',
  virtuals: '/virtuals',
  jackpot: '/jackpot',
  sportsProvider: '/sports/:provider',
  withdrawGateways: '/withdraw/gateways',
  providers: '/providers',
  myAccount: '/my-account',
} as const;

/** Fills the parameters of a pattern: `href(paths.match, { gameId: 'c-1' })` → `/exchange/c-1`. */
export function href(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Whether `/spmsports/inplay` shows the player's starred markets instead of the matches. */
export function isMyMarkets(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'markets';
}
