import { login, loginDemo } from '../../src/contract/account/auth.ts';
import { KYC_MAX_BYTES, submitKyc } from '../../src/contract/account/kyc.ts';
import {
  forgotPassword,
  resetPassword,
  updatePassword,
} from '../../src/contract/account/recovery.ts';
import {
  register,
  sendOtpToMobile,
  verifyContact,
} from '../../src/contract/account/registration.ts';
import {
  askToReturn,
  changeMoneyLimit,
  changeTimeLimit,
  type MoneyLimitKind,
  type MoneyLimitPeriod,
  takeBreak,
} from '../../src/contract/account/saferPlay.ts';
import { type PlaceBet, placeMatchOddsBet } from '../../src/contract/betting/bets.ts';
import { getEvent } from '../../src/contract/betting/catalogue.ts';
import { listCoupons } from '../../src/contract/betting/coupon.ts';
import {
  cashOutCoupon,
  type PlaceCoupon,
  placeCoupon,
} from '../../src/contract/betting/couponBets.ts';
import { resolveAccount } from '../../src/contract/cashier/bank.ts';
import { cancelBonus, listBonuses, takeBonus } from '../../src/contract/cashier/bonus.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { actOnGateway, getGateway } from '../../src/contract/cashier/gateways.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  lockWithdrawals,
  requestWithdrawOtp,
} from '../../src/contract/cashier/withdrawals.ts';
import { launchGame } from '../../src/contract/casino/casino.ts';
import { getTable } from '../../src/contract/casino/tables.ts';
import type { Failure } from '../../src/contract/kit/failure.ts';
import type { RefusalCode } from '../domain/refusalCode.ts';
import { lobby } from '../external/lobby.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

/** Reasons of the domain that this operator never gives: it has no such rule. */
type NeverGiven = 'market-changed' | 'rate-cap' | 'same-market-busy';

type Refused = Promise<Failure & { status: number }>;
export interface Given {
  app: TestCaller;
  /** Verified, with money and history. */
  adaeze: { token: string };
  /** New, without documents or money. */
  emeka: { token: string };
}

async function arrange(): Promise<{ given: Given; snapshot: unknown }> {
  const app = createTestCaller();
  const signIn = async (username: string) => {
    const { token } = await app.call(login, { username, password: 'Passw0rd1' });
    return { token };
  };
  const given = { app, adaeze: await signIn('adaeze'), emeka: await signIn('emeka') };
  return { given, snapshot: app.backend.control.run('snapshot', {}) };
}

let arranged: ReturnType<typeof arrange> | undefined;

/** Two players signed in, as if nothing else had happened: one world, put back each time. */
export async function arrangeRefusal(): Promise<Given> {
  arranged ??= arrange();
  const { given, snapshot } = await arranged;
  given.app.backend.control.run('restore', { snapshot });
  return given;
}

export const picture = (bytes = 100, head = '\xff\xd8\xff\xe0') =>
  new File(
    [Uint8Array.from(head, (sign) => sign.charCodeAt(0)), new Uint8Array(bytes - 4)],
    'a.jpg',
    {
      type: 'image/jpeg',
    },
  );
export const documents = {
  documentType: 'drivinglicense' as const,
  birthDate: '1990-01-01',
  front: picture(),
};
const mobile = { mobile: '8011112222', country_code: '234', channel: 'voice' as const };
const form = {
  name: 'Ngozi Eze',
  username: 'ngozi',
  password: 'Passw0rd1',
  typeId: 3 as const,
  mobile: '8011112222',
};
const payout = { gateway: 'ng_bank_payout', amount: 1_000_00, savedAccountId: 'S101' };

/** A good bet before play, and its market. */
async function order({ app }: Given, isInPlay = false): Promise<PlaceBet> {
  const { house } = app.backend.desk;
  const events = house.world.events(house.clock.now());
  for (const { gameId, sportId, inPlay } of events) {
    if (sportId !== 1 || inPlay !== isInPlay) continue;
    const { markets } = await app.call(getEvent, { gameId });
    const market = markets.find(({ kind, status }) => kind === 'match_odds' && status === 'open');
    const runner = market?.runners[0];
    if (!market || !runner) continue;
    const { marketId, version } = market;
    const price = runner.back[0]?.[0] ?? 0;
    const { runnerId } = runner;
    return {
      gameId,
      marketId,
      runnerId,
      side: 'back',
      price,
      stake: 1000_00,
      version,
      onPriceChange: 'better',
    };
  }
  throw new Error('No open market');
}

/** A good accumulator of two matches to come. */
export async function goodCoupon({ app }: Given): Promise<PlaceCoupon> {
  const { events } = await app.call(listCoupons, { sport: 1, time: 'prematch' });
  const legs = events.slice(0, 2).flatMap(({ gameId, markets }) => {
    const [winner] = markets;
    const [selection] = winner?.selections ?? [];
    if (!winner || selection?.odds === undefined) return [];
    const { marketId, version } = winner;
    const { selectionId, odds } = selection;
    return [{ gameId, marketId, selectionId, odds, version }];
  });
  return { kind: 'acca', legs, stake: 1_000_00, onPriceChange: 'better' };
}

async function bet(
  now: Given,
  change: (good: PlaceBet) => Partial<PlaceBet> = () => ({}),
): Refused {
  const good = await order(now);
  return now.app.refusal(placeMatchOddsBet, { ...good, ...change(good) }, now.adaeze);
}

async function betIn(now: Given, status: 'suspended' | 'ball_running' | 'closed'): Refused {
  const good = await order(now);
  now.app.backend.control.run('market', { marketId: good.marketId, status });
  return now.app.refusal(placeMatchOddsBet, good, now.adaeze);
}

async function bonusOf({ app, adaeze }: Given, offer: string): Promise<{ bonusId: string }> {
  const { bonuses } = await app.call(listBonuses, {}, adaeze);
  return { bonusId: bonuses.find((row) => row.offer === offer)?.bonusId ?? '' };
}

function limit(
  { app, adaeze }: Given,
  kind: MoneyLimitKind,
  period: MoneyLimitPeriod,
  amount: number,
): Promise<unknown> {
  return app.call(changeMoneyLimit, { kind, period, amount }, adaeze);
}

function scenario({ app }: Given, name: string): void {
  app.backend.control.run('scenario', { name });
}

/** How to be refused with each code. */
export const everyRefusal: Record<Exclude<RefusalCode, NeverGiven>, (now: Given) => Refused> = {
  'price-moved': (now) => {
    scenario(now, 'odds-moving');
    return bet(now);
  },
  'market-suspended': (now) => betIn(now, 'suspended'),
  'ball-running': (now) => betIn(now, 'ball_running'),
  'market-closed': (now) => betIn(now, 'closed'),
  unmatched: (now) => bet(now, () => ({ stake: 240_000_00 })),
  'runner-removed': async (now) => {
    const good = await order(now);
    const { world } = now.app.backend.desk.house;
    now.app.backend.desk.house.world = {
      ...world,
      event(gameId, at) {
        const game = world.event(gameId, at);
        for (const { runners } of game?.markets ?? []) {
          for (const runner of runners) runner.status = 'removed';
        }
        return game;
      },
      market(marketId, at) {
        const market = world.market(marketId, at);
        for (const runner of market?.runners ?? []) runner.status = 'removed';
        return market;
      },
    };
    return now.app.refusal(placeMatchOddsBet, good, now.adaeze);
  },
  'below-min': (now) => bet(now, () => ({ stake: 99_00 })),
  'above-max': (now) => bet(now, () => ({ stake: 600_000_00 })),
  'not-whole-naira': (now) => bet(now, () => ({ stake: 1000_50 })),
  'off-ladder': (now) => bet(now, () => ({ price: 1003 })),
  'not-enough-available': (now) => {
    scenario(now, 'low-balance');
    return bet(now);
  },
  'duplicate-reference': async (now) => {
    const good = await order(now);
    const sent = { ...now.adaeze, key: 'k' };
    await now.app.call(placeMatchOddsBet, good, sent);
    return now.app.refusal(placeMatchOddsBet, { ...good, stake: 2000_00 }, sent);
  },
  'session-ended': ({ app }) => app.refusal(getStatement, { from: '2026-01-01', to: '2026-01-02' }),
  'unknown-market': (now) => bet(now, () => ({ runnerId: 'nobody' })),
  'unknown-event': ({ app }) => app.refusal(getEvent, { gameId: 'none' }),

  invalid: async ({ app }) => {
    const response = await app.raw('POST', '/login', '{"username":5}');
    return { status: response.status, ...(await response.json()) };
  },
  'bad-body': async ({ app }) => {
    const response = await app.raw('POST', '/login', '[1]');
    return { status: response.status, ...(await response.json()) };
  },
  maintenance: (now) => {
    scenario(now, 'maintenance');
    return now.app.refusal(login, { username: 'adaeze', password: 'Passw0rd1' });
  },
  suspended: (now) => {
    scenario(now, 'suspended');
    return now.app.refusal(loginDemo, {});
  },

  'bad-credentials': ({ app }) => app.refusal(login, { username: 'adaeze', password: 'wrong' }),
  'demo-off': (now) => {
    scenario(now, 'demo-off');
    return now.app.refusal(loginDemo, {});
  },
  'demo-account': async ({ app }) => {
    const { token } = await app.call(loginDemo, {});
    return app.refusal(createWithdrawal, payout, { token });
  },
  'channel-off': ({ app }) => app.refusal(sendOtpToMobile, { ...mobile, channel: 'whatsapp' }),
  'otp-too-soon': async ({ app }) => {
    await app.call(sendOtpToMobile, mobile);
    return app.refusal(sendOtpToMobile, mobile);
  },
  'otp-wrong': async ({ app }) => {
    await app.call(sendOtpToMobile, mobile);
    return app.refusal(verifyContact, { ...mobile, otp: '000000' });
  },
  'otp-too-many': async ({ app }) => {
    await app.call(sendOtpToMobile, mobile);
    for (let attempt = 0; attempt < 5; attempt++) {
      await app.refusal(verifyContact, { ...mobile, otp: '000000' });
    }
    return app.refusal(verifyContact, { ...mobile, otp: '123456' });
  },
  'otp-expired': async ({ app }) => {
    await app.call(forgotPassword, { email: 'adaeze@example.com' });
    app.backend.control.run('clock', { advance: '6m' });
    return app.refusal(resetPassword, { otp: '123456', password: 'Passw0rd2' });
  },
  'otp-needed': async ({ app, adaeze }) => app.refusal(createWithdrawal, payout, adaeze),
  'contact-needed': ({ app }) => {
    const { mobile: _, ...nameless } = form;
    return app.refusal(register, nameless);
  },
  'not-verified': ({ app }) => app.refusal(register, form),
  'username-taken': (now) => {
    scenario(now, 'otp-off');
    return now.app.refusal(register, { ...form, username: 'ADAEZE' });
  },
  'mobile-taken': (now) => {
    scenario(now, 'otp-off');
    return now.app.refusal(register, { ...form, mobile: '08031234567' });
  },
  'email-taken': (now) => {
    scenario(now, 'otp-off');
    return now.app.refusal(register, { ...form, email: 'Adaeze@example.com' });
  },
  'unknown-agent': (now) => {
    scenario(now, 'otp-off');
    return now.app.refusal(register, { ...form, agent_code: 'NOBODY' });
  },
  'wrong-password': ({ app, adaeze }) =>
    app.refusal(updatePassword, { oldPassword: 'wrong', newPassword: 'Passw0rd2' }, adaeze),

  'bad-range': ({ app, adaeze }) =>
    app.refusal(getStatement, { from: '2026-02-02', to: '2026-02-01' }, adaeze),
  'unknown-gateway': ({ app, adaeze }) => app.refusal(getGateway, { code: 'none' }, adaeze),
  'gateway-down': ({ app, adaeze }) =>
    app.refusal(createDeposit, { gateway: 'm_paytm', amount: 1000_00 }, adaeze),
  'bad-amount': ({ app, adaeze }) =>
    app.refusal(createDeposit, { gateway: 'ng_transfer', amount: 99_00 }, adaeze),
  'duplicate-payment': async ({ app, adaeze, emeka }) => {
    const paid = { gateway: 'ng_opay', amount: 1000_00, reference: 'OP-1' };
    await app.call(createDeposit, paid, adaeze);
    return app.refusal(createDeposit, paid, emeka);
  },
  'unknown-deposit': ({ app, adaeze }) =>
    app.refusal(actOnGateway, { action: 'confirm-paid', depositId: 'none' }, adaeze),
  'unknown-bank': ({ app, adaeze }) =>
    app.refusal(resolveAccount, { bankCode: 'none', accountNo: '0000014579' }, adaeze),
  'bad-account': ({ app, adaeze }) =>
    app.refusal(resolveAccount, { bankCode: '011', accountNo: '0000014578' }, adaeze),
  'name-mismatch': ({ app, adaeze }) => {
    const account = { bankCode: '999992', accountNo: '9011112222' };
    return app.refusal(actOnGateway, { action: 'save-account', ...account }, adaeze);
  },
  'unknown-account': ({ app, adaeze }) =>
    app.refusal(createWithdrawal, { ...payout, savedAccountId: 'none' }, adaeze),
  'kyc-needed': ({ app, emeka }) => app.refusal(requestWithdrawOtp, { amount: 1000_00 }, emeka),
  'kyc-not-needed': ({ app, adaeze }) => app.refusal(submitKyc, documents, adaeze),
  'file-too-large': ({ app, emeka }) =>
    app.refusal(submitKyc, { ...documents, front: picture(KYC_MAX_BYTES + 1) }, emeka),
  'file-type': ({ app, emeka }) =>
    app.refusal(submitKyc, { ...documents, front: picture(100, '<svg') }, emeka),
  'unknown-withdrawal': ({ app, adaeze }) =>
    app.refusal(cancelWithdrawal, { withdrawalId: 'none' }, adaeze),
  'withdrawal-locked': async ({ app, adaeze }) => {
    await app.call(lockWithdrawals, { isLocked: true }, adaeze);
    await app.call(requestWithdrawOtp, { amount: 2_000_00 }, adaeze);
    const payout = { gateway: 'ng_bank_payout', amount: 2_000_00, savedAccountId: 'S101' };
    const { withdrawal } = await app.call(createWithdrawal, { ...payout, otp: '123456' }, adaeze);
    return app.refusal(cancelWithdrawal, withdrawal, adaeze);
  },
  'already-decided': ({ app, adaeze }) =>
    app.refusal(cancelWithdrawal, { withdrawalId: 'W700001' }, adaeze),
  'unknown-bonus': ({ app, adaeze }) => app.refusal(takeBonus, { bonusId: 'none' }, adaeze),
  'bonus-taken': async (now) =>
    now.app.refusal(takeBonus, await bonusOf(now, 'signup'), now.adaeze),
  'bonus-over': async (now) =>
    now.app.refusal(cancelBonus, await bonusOf(now, 'welcome'), now.adaeze),
  'combination-not-allowed': async (now) => {
    const good = await goodCoupon(now);
    return now.app.refusal(placeCoupon, { ...good, kind: 'single' }, now.adaeze);
  },
  'free-bet-not-usable': async (now) => {
    const { bonuses } = await now.app.call(listBonuses, {}, now.adaeze);
    const freeBetId = bonuses[0]?.bonusId ?? '';
    return now.app.refusal(placeCoupon, { ...(await goodCoupon(now)), freeBetId }, now.adaeze);
  },
  'unknown-coupon': ({ app, adaeze }) =>
    app.refusal(cashOutCoupon, { couponId: 'none', amount: 100_00 }, adaeze),
  'no-cash-out': async (now) => {
    scenario(now, 'free-bet');
    const { bonuses } = await now.app.call(listBonuses, {}, now.adaeze);
    const freeBetId = bonuses.find(({ offer }) => offer === 'free-bet')?.bonusId ?? '';
    const order = { ...(await goodCoupon(now)), freeBetId };
    const { bet: placed } = await now.app.call(placeCoupon, order, now.adaeze);
    const { couponId } = placed;
    return now.app.refusal(cashOutCoupon, { couponId, amount: 100_00 }, now.adaeze);
  },
  'deposit-needed': async (now) => {
    const { bonuses } = await now.app.call(listBonuses, {}, now.emeka);
    const bonusId = bonuses.find(({ offer }) => offer === 'welcome')?.bonusId ?? '';
    return now.app.refusal(takeBonus, { bonusId }, now.emeka);
  },
  'on-a-break': async (now) => {
    await now.app.call(takeBreak, { kind: 'time-out', length: 1 }, now.adaeze);
    return bet(now);
  },
  'stake-limit': async (now) => {
    await limit(now, 'stake', 'bet', 500_00);
    return bet(now);
  },
  'loss-limit': async (now) => {
    await limit(now, 'loss', 'day', 500_00);
    return bet(now);
  },
  'time-limit': async (now) => {
    await now.app.call(changeTimeLimit, { minutes: 1 }, now.adaeze);
    now.app.backend.control.run('clock', { advance: '2m' });
    return bet(now);
  },
  'deposit-limit': async (now) => {
    await limit(now, 'deposit', 'week', 1_000_00);
    const paid = { gateway: 'ng_transfer', amount: 5_000_00 };
    return now.app.refusal(createDeposit, paid, now.adaeze);
  },
  'unknown-game': ({ app, adaeze }) => app.refusal(launchGame, { gameCode: 'none' }, adaeze),
  'game-down': ({ app, adaeze }) => {
    const down = lobby(0).games.find(({ provider }) => provider === 'midnight');
    return app.refusal(launchGame, { gameCode: down?.gameCode ?? '' }, adaeze);
  },
  'unknown-table': ({ app }) => app.refusal(getTable, { tableId: 'none' }),
  'too-early': ({ app, adaeze }) => app.refusal(askToReturn, {}, adaeze),
};
