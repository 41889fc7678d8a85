import type { RefusalReason } from '../domain/position/refusal.ts';
import { everyEndpoint } from './everyEndpoint.ts';
import { Nothing } from './kit/empty.ts';
import type { Endpoint } from './kit/endpoint.ts';

type CallName = keyof typeof everyEndpoint;

const PLAY: RefusalReason[] = ['on-a-break', 'time-limit', 'loss-limit'];
const STAKES: RefusalReason[] = [
  'below-min',
  'above-max',
  'not-whole-naira',
  'not-enough-available',
  'stake-limit',
  ...PLAY,
];
/** Of an order on the exchange, which may wait for the rest of its stake. */
const ORDER: RefusalReason[] = ['least-part', 'own-order'];
const BET = [
  'unknown-market',
  'price-moved',
  'market-changed',
  'market-suspended',
  'ball-running',
  'market-closed',
  'runner-removed',
  'unmatched',
  'off-ladder',
  'rate-cap',
  'same-market-busy',
  'position-changed',
  ...STAKES,
];
const CODE = ['channel-off', 'otp-too-soon', 'too-many-attempts'];
const SENT_CODE = ['otp-needed', 'otp-wrong', 'otp-expired', 'otp-too-many'];
const DEPOSIT = ['unknown-gateway', 'gateway-down', 'bad-amount', 'on-a-break', 'deposit-limit'];
const WITHDRAWAL = ['demo-account', 'kyc-needed', 'bad-amount', 'not-enough-available'];

/**
 * The refusals of each call beyond those of its kind. They stand beside the endpoints and not in them,
 * because every string in an endpoint would be sent to phones, which need none of these.
 */
const OWN: { [Name in CallName]?: readonly string[] } = {
  login: ['bad-credentials', 'too-many-attempts'],
  loginDemo: ['demo-off'],
  sendOtpToMobile: CODE,
  sendOtpToEmail: CODE,
  verifyContact: SENT_CODE,
  register: [
    'contact-needed',
    'not-verified',
    'username-taken',
    'mobile-taken',
    'email-taken',
    'name-refused',
    'unknown-agent',
  ],
  forgotPassword: CODE,
  resetPassword: SENT_CODE,
  updatePassword: ['wrong-password', 'demo-account'],
  listPasskeys: ['demo-account'],
  askNewPasskey: ['demo-account', 'wrong-password'],
  addPasskey: ['demo-account', 'passkey-refused'],
  removePasskey: ['demo-account'],
  askPasskey: ['demo-account', 'session-ended'],
  loginWithPasskey: ['passkey-refused'],
  proveWithdrawal: ['demo-account', 'kyc-needed', 'passkey-refused'],
  issueReceipt: ['unknown-record'],
  sendSupportNote: ['unknown-note'],
  submitKyc: ['demo-account', 'kyc-not-needed'],

  getEvent: ['unknown-event'],
  getMatchSettings: ['unknown-event'],
  getScorecard: ['unknown-event'],
  getMarketHistory: ['unknown-market'],
  getStatistics: ['unknown-event'],
  getCoupon: ['unknown-event'],
  placeMatchOddsBet: [...BET, ...ORDER],
  changeBet: [...BET, ...ORDER, 'unknown-bet', 'not-waiting'],
  cancelBet: ['unknown-bet', 'not-waiting'],
  setStopLoss: ['unknown-market', 'market-closed', 'off-ladder', 'no-cash-out', 'on-a-break'],
  cancelStopLoss: ['unknown-bet'],
  placeFancyBet: BET,
  placeBookmakerBet: BET,
  placeTableBet: BET,
  placeCoupon: [...BET, 'combination-not-allowed', 'free-bet-not-usable'],
  makeBookingCode: ['unknown-market'],
  openBookingCode: ['unknown-code'],
  quoteCashOut: ['unknown-coupon'],
  editCoupon: [
    'unknown-coupon',
    'no-cash-out',
    'market-suspended',
    'market-closed',
    'price-moved',
    'combination-not-allowed',
    'below-min',
    'above-max',
    'unknown-market',
    'stake-limit',
    ...PLAY,
  ],
  cashOutCoupon: [
    'unknown-coupon',
    'no-cash-out',
    'price-moved',
    'market-suspended',
    'market-closed',
  ],

  buyJackpotTicket: [
    'jackpot-closed',
    'bad-choice',
    'not-enough-available',
    'stake-limit',
    ...PLAY,
  ],

  getStatement: ['bad-range'],
  resolveAccount: ['unknown-bank', 'bad-account'],
  getGateway: ['unknown-gateway'],
  actOnGateway: [
    'unknown-bank',
    'bad-account',
    'name-mismatch',
    'unknown-account',
    'unknown-deposit',
  ],
  createDeposit: [...DEPOSIT, 'duplicate-payment'],
  createFastDeposit: DEPOSIT,
  addDepositProof: ['unknown-deposit', 'already-decided'],
  requestWithdrawOtp: [...WITHDRAWAL, ...CODE],
  createWithdrawal: [
    ...WITHDRAWAL,
    ...SENT_CODE,
    'unknown-gateway',
    'gateway-down',
    'unknown-account',
  ],
  createDynamicWithdrawal: [
    ...WITHDRAWAL,
    ...SENT_CODE,
    'unknown-gateway',
    'gateway-down',
    'unknown-account',
  ],
  cancelWithdrawal: ['unknown-withdrawal', 'withdrawal-locked', 'already-decided'],

  listBonusParts: ['unknown-bonus'],
  takeBonus: [
    'unknown-bonus',
    'bonus-taken',
    'kyc-needed',
    'deposit-needed',
    'offer-changed',
    'on-a-break',
  ],
  cancelBonus: ['unknown-bonus', 'bonus-over'],
  generateReferral: ['demo-account'],
  getLuckyDraw: ['on-a-break'],
  getDrawList: ['unknown-draw'],
  joinLuckyDraw: ['demo-account', 'on-a-break'],
  playRound: [
    ...STAKES,
    'unknown-game',
    'game-down',
    'bad-choice',
    'round-open',
    'too-early',
    'seed-changed',
  ],
  actInRound: [...STAKES, 'unknown-round', 'round-moved', 'bad-choice', 'too-early'],
  revealSeed: ['round-open'],
  launchProvider: ['unknown-provider', 'provider-down', 'on-a-break'],
  getTable: ['unknown-table'],
  changeMoneyLimit: ['bad-amount', 'on-a-break'],
  changeTimeLimit: ['bad-amount', 'on-a-break'],
  answerRaise: ['too-early', 'on-a-break'],
  askToReturn: ['too-early'],
};

/** The calls that are answered while the brand is not live, though they change something. */
export const ALWAYS_OPEN = ['/page/visit'];

/** The codes with which a call may be refused: those of its kind, and its own. */
export function refusalsOf(name: string): string[] {
  if (!Object.hasOwn(everyEndpoint, name)) return [];
  const call = name as CallName;
  const { method, path, access, once, multipart, input }: Endpoint = everyEndpoint[call];
  const isPost = method === 'POST';
  return [
    ...(input === Nothing ? [] : ['invalid']),
    ...(isPost ? ['bad-body'] : []),
    ...(access === 'player' ? ['session-ended'] : []),
    ...(isPost && !ALWAYS_OPEN.includes(path) ? ['maintenance', 'suspended'] : []),
    ...(once ? ['duplicate-reference'] : []),
    ...(multipart ? ['file-too-large', 'file-type'] : []),
    ...(OWN[call] ?? []),
  ];
}
