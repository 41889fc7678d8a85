import { forgotPassword } from '../../src/contract/account/recovery.ts';
import { sendOtpToMobile, verifyContact } from '../../src/contract/account/registration.ts';
import { changeMoneyLimit, takeBreak } from '../../src/contract/account/saferPlay.ts';
import type { PlaceBet } from '../../src/contract/betting/bets.ts';
import { getEvent } from '../../src/contract/betting/catalogue.ts';
import { placeCoupon } from '../../src/contract/betting/couponBets.ts';
import type { MarketKind, SportId } from '../../src/contract/betting/market.ts';
import { listBonuses } from '../../src/contract/cashier/bonus.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { createWithdrawal, requestWithdrawOtp } from '../../src/contract/cashier/withdrawals.ts';
import { playMarketDay } from '../../src/contract/casino/casino.ts';
import { getTable } from '../../src/contract/casino/tables.ts';
import type { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { Endpoint, InputOf } from '../../src/contract/kit/endpoint.ts';
import { documents, type Given, goodCoupon } from './everyRefusal.ts';

/** A call worth showing: who makes it, and with what, after what had to happen before. */
interface Example<E extends Endpoint> {
  as: 'guest' | 'adaeze' | 'emeka';
  input(given: Given): InputOf<E> | Promise<InputOf<E>>;
}

const mobile = { mobile: '8011112222', country_code: '234', channel: 'sms' as const };
const month = { from: '2026-03-01', to: '2026-03-14' };
const nothing = () => ({});
const asAdaeze = { as: 'adaeze' as const, input: nothing };

export const examples: {
  [Name in keyof typeof everyEndpoint]: Example<(typeof everyEndpoint)[Name]>;
} = {
  login: { as: 'guest', input: () => ({ username: 'adaeze', password: 'Passw0rd1' }) },
  loginDemo: { as: 'guest', input: nothing },
  checkDemo: { as: 'guest', input: nothing },
  signOut: asAdaeze,

  sendOtpToMobile: { as: 'guest', input: () => mobile },
  sendOtpToEmail: { as: 'guest', input: () => ({ email: 'ngozi@example.com' }) },
  verifyContact: {
    as: 'guest',
    async input({ app }) {
      await app.call(sendOtpToMobile, mobile);
      return { mobile: mobile.mobile, country_code: mobile.country_code, otp: '123456' };
    },
  },
  register: {
    as: 'guest',
    async input({ app }) {
      await app.call(sendOtpToMobile, mobile);
      const contact = { mobile: mobile.mobile, country_code: mobile.country_code };
      await app.call(verifyContact, { ...contact, otp: '123456' });
      const about = { name: 'Ngozi Eze', username: 'ngozi', password: 'Passw0rd1' };
      return { ...about, typeId: 3, ...contact, agent_code: 'LAGOS10', source: '/', ip: '' };
    },
  },
  forgotPassword: { as: 'guest', input: () => ({ email: 'adaeze@example.com' }) },
  resetPassword: {
    as: 'guest',
    async input({ app }) {
      await app.call(forgotPassword, { email: 'adaeze@example.com' });
      return { otp: '123456', password: 'Passw0rd2' };
    },
  },
  updatePassword: {
    as: 'adaeze',
    input: () => ({ oldPassword: 'Passw0rd1', newPassword: 'Passw0rd2' }),
  },
  getProfile: asAdaeze,
  listDevices: asAdaeze,
  signOutDevice: asAdaeze,

  getAppDetails: { as: 'guest', input: nothing },
  getBanners: { as: 'guest', input: nothing },
  listAnnouncements: asAdaeze,

  listEvents: { as: 'guest', input: () => ({ category: 'cricket' }) },
  getEvent: { as: 'guest', input: (given) => ({ gameId: gameInPlay(given, 4) }) },
  getMatchSettings: { as: 'adaeze', input: (given) => ({ gameId: gameInPlay(given, 4) }) },
  getScorecard: { as: 'guest', input: (given) => ({ gameId: gameInPlay(given, 4) }) },

  placeMatchOddsBet: { as: 'adaeze', input: (given) => goodBet(given, 'match_odds') },
  placeFancyBet: { as: 'adaeze', input: (given) => goodBet(given, 'fancy') },
  placeBookmakerBet: { as: 'adaeze', input: (given) => goodBet(given, 'bookmaker') },
  listBets: { as: 'adaeze', input: () => ({ group: 'settled', ...month }) },
  listMatchBets: {
    as: 'adaeze',
    input: ({ app }) => {
      const open = app.backend.desk.house.db.bets.all().find(({ state }) => state === 'matched');
      return { gameId: open?.gameId ?? '' };
    },
  },
  getExposure: asAdaeze,
  listCoupons: { as: 'guest', input: () => ({ sport: 1 as const, time: 'live' as const }) },
  getCoupon: { as: 'guest', input: (given) => ({ gameId: gameInPlay(given, 4) }) },
  priceSelections: {
    as: 'guest',
    async input(given) {
      const { legs } = await goodCoupon(given);
      const named = legs.map(({ marketId, selectionId }) => ({ marketId, selectionId }));
      return { selections: [...named, { marketId: 's-20200101-00:f-1x2', selectionId: 'home' }] };
    },
  },
  placeCoupon: { as: 'adaeze', input: (given) => goodCoupon(given) },
  listCouponBets: {
    as: 'adaeze',
    async input(given) {
      await given.app.call(placeCoupon, await goodCoupon(given), given.adaeze);
      return { group: 'open' };
    },
  },
  quoteCashOut: {
    as: 'adaeze',
    async input(given) {
      const { bet } = await given.app.call(placeCoupon, await goodCoupon(given), given.adaeze);
      return { couponId: bet.couponId };
    },
  },
  cashOutCoupon: {
    as: 'adaeze',
    async input(given) {
      const { bet } = await given.app.call(placeCoupon, await goodCoupon(given), given.adaeze);
      return { couponId: bet.couponId, amount: 900_00 };
    },
  },
  getStatement: { as: 'adaeze', input: () => month },

  getBankAccountDetails: asAdaeze,
  listSavedAccounts: asAdaeze,
  listBanks: asAdaeze,
  resolveAccount: { as: 'adaeze', input: () => ({ bankCode: '011', accountNo: '0000014579' }) },
  listGateways: { as: 'adaeze', input: () => ({ kind: 'deposit' }) },
  getGateway: { as: 'adaeze', input: () => ({ code: 'ng_ussd', amount: 2_500_00 }) },
  actOnGateway: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const paid = { gateway: 'ng_transfer', amount: 5_000_00 };
      const { deposit } = await app.call(createDeposit, paid, adaeze);
      return { action: 'confirm-paid', depositId: deposit.depositId };
    },
  },
  createDeposit: {
    as: 'adaeze',
    input: () => ({
      gateway: 'ng_opay',
      amount: 5_000_00,
      reference: 'OP-20391',
      proof: documents.front,
    }),
  },
  createFastDeposit: { as: 'adaeze', input: () => ({ gateway: 'ng_card', amount: 5_000_00 }) },
  addDepositProof: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const sent = { gateway: 'ng_transfer', amount: 5_000_00 };
      const { deposit } = await app.call(createDeposit, sent, adaeze);
      return { depositId: deposit.depositId, proof: documents.front };
    },
  },
  listDeposits: { as: 'adaeze', input: () => ({ status: 'approved', page: 1 }) },
  requestWithdrawOtp: { as: 'adaeze', input: () => ({ amount: 20_000_00 }) },
  createWithdrawal: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(requestWithdrawOtp, { amount: 20_000_00 }, adaeze);
      return payout;
    },
  },
  createDynamicWithdrawal: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(requestWithdrawOtp, { amount: 20_000_00 }, adaeze);
      return { gateway: 'ng_opay_payout', amount: 20_000_00, phone: '8031234567', otp: '123456' };
    },
  },
  cancelWithdrawal: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(requestWithdrawOtp, { amount: 20_000_00 }, adaeze);
      const { withdrawal } = await app.call(createWithdrawal, payout, adaeze);
      return { withdrawalId: withdrawal.withdrawalId };
    },
  },
  lockWithdrawals: { as: 'adaeze', input: () => ({ isLocked: true }) },
  listWithdrawals: { as: 'adaeze', input: () => ({ page: 1 }) },
  getKyc: asAdaeze,
  submitKyc: { as: 'emeka', input: () => documents },

  listBonuses: asAdaeze,
  getBonusStats: asAdaeze,
  listBonusParts: { as: 'adaeze', input: activeBonus },
  takeBonus: {
    as: 'emeka',
    async input({ app, emeka }) {
      await app.call(createDeposit, { gateway: 'ng_transfer', amount: 10_000_00 }, emeka);
      app.backend.control.run('clock', { advance: '2m' });
      const { bonuses } = await app.call(listBonuses, { status: 'available' }, emeka);
      return { bonusId: bonuses.find(({ offer }) => offer === 'welcome')?.bonusId ?? '' };
    },
  },
  cancelBonus: { as: 'adaeze', input: activeBonus },
  generateReferral: asAdaeze,
  getReferralStats: asAdaeze,
  listReferralChildren: asAdaeze,
  listReferralSources: asAdaeze,
  listRounds: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(playMarketDay, { stake: 100_00, clientSeed: 'adaeze' }, adaeze);
      return {};
    },
  },
  getMarketDay: asAdaeze,
  playMarketDay: { as: 'adaeze', input: () => ({ stake: 100_00, clientSeed: 'adaeze' }) },
  revealMarketDay: asAdaeze,
  launchGame: { as: 'adaeze', input: () => ({ gameCode: 'kingmaker-river-crown' }) },

  listTables: { as: 'guest', input: nothing },
  getTable: { as: 'guest', input: () => ({ tableId: 'aura-dragon-tiger-live' }) },
  placeTableBet: {
    as: 'adaeze',
    async input({ app }) {
      const { market, table } = await openTable(app);
      const [runner] = market.runners;
      const [level] = runner?.back ?? [];
      return {
        gameId: table.tableId,
        marketId: market.marketId,
        runnerId: runner?.runnerId ?? '',
        side: 'back',
        price: level?.[0] ?? 0,
        stake: 500_00,
        version: market.version,
        onPriceChange: 'better',
      };
    },
  },

  getSaferPlay: asAdaeze,
  changeMoneyLimit: {
    as: 'adaeze',
    input: () => ({ kind: 'deposit', period: 'week', amount: 20_000_00 }),
  },
  changeTimeLimit: { as: 'adaeze', input: () => ({ minutes: 120 }) },
  answerRaise: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      const limit = { kind: 'loss' as const, period: 'day' as const };
      await app.call(changeMoneyLimit, { ...limit, amount: 5_000_00 }, adaeze);
      await app.call(changeMoneyLimit, { ...limit, amount: 9_000_00 }, adaeze);
      return { ...limit, answer: 'keep' };
    },
  },
  setRealityCheck: { as: 'adaeze', input: () => ({ minutes: 30 }) },
  takeBreak: { as: 'adaeze', input: () => ({ kind: 'time-out', length: 7 }) },
  askToReturn: {
    as: 'adaeze',
    async input({ app, adaeze }) {
      await app.call(takeBreak, { kind: 'exclusion', length: 6 }, adaeze);
      app.backend.control.run('clock', { advance: '200d' });
      return {};
    },
  },

  sendSupportNote: {
    as: 'guest',
    input: ({ app }) => ({
      topic: 'deposit',
      text: 'My transfer of ₦5,000 left the bank an hour ago.',
      betId: 'OP-20391',
      replyTo: 'ngozi@example.com',
      writtenAt: app.backend.desk.house.clock.now(),
    }),
  },
  recordVisit: {
    as: 'guest',
    input: ({ app }) => ({ path: '/faq', at: app.backend.desk.house.clock.now() }),
  },
};

const payout = {
  gateway: 'ng_bank_payout',
  amount: 20_000_00,
  savedAccountId: 'S101',
  otp: '123456',
};

function gameInPlay({ app }: Given, sportId: SportId): string {
  const { world, clock } = app.backend.desk.house;
  const game = world.events(clock.now()).find((row) => row.inPlay && row.sportId === sportId);
  return game?.gameId ?? '';
}

/** A bet that will be taken, on the first open market of a kind. */
async function goodBet({ app }: Given, wanted: MarketKind): Promise<PlaceBet> {
  const { world, clock } = app.backend.desk.house;
  for (const { gameId } of world.events(clock.now())) {
    const { markets } = await app.call(getEvent, { gameId });
    const market = markets.find(({ kind, status }) => kind === wanted && status === 'open');
    const runner = market?.runners.find(({ back }) => back.length > 0);
    if (!market || !runner) continue;
    return {
      gameId,
      marketId: market.marketId,
      runnerId: runner.runnerId,
      side: 'back',
      price: runner.back[0]?.[0] ?? 0,
      stake: 1_000_00,
      ...(runner.line && { line: runner.line.yes }),
      version: market.version,
      onPriceChange: 'better',
    };
  }
  throw new Error(`No ${wanted} market is open`);
}

async function activeBonus({ app, adaeze }: Given): Promise<{ bonusId: string }> {
  const { bonuses } = await app.call(listBonuses, { status: 'active' }, adaeze);
  return { bonusId: bonuses[0]?.bonusId ?? '' };
}

/** A table while it takes bets: its next round, unless that has just begun. */
async function openTable({ call, backend }: Given['app']) {
  const tableId = 'aura-dragon-tiger-live';
  const now = await call(getTable, { tableId });
  if (now.market.status === 'open') return now;
  backend.control.run('clock', { advance: `${now.table.round.endsAt - now.asOf}ms` });
  return call(getTable, { tableId });
}
