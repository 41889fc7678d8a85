import { beforeAll, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

let app: TestCaller;
let adaeze: { token: string };
beforeAll(async () => {
  app = createTestCaller({ scenario: 'empty' });
  const { token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  adaeze = { token };
});

const bet = {
  gameId: 'x',
  marketId: 'x',
  runnerId: 'home',
  side: 'back',
  price: 2,
  stake: 100,
  version: 1,
  onPriceChange: 'within',
  tolerance: 1,
};
const leg = { gameId: 'x', marketId: 'x', selectionId: 'x', odds: 2, version: 1 };
const coupon = { kind: 'single', legs: [leg], stake: 100, onPriceChange: 'none' };
const match = '/bet/match/odds';

test.each<[path: string, body: object, field: string]>([
  [match, { ...bet, price: 1 }, 'price'],
  [match, { ...bet, price: 0.5 }, 'price'],
  [match, { ...bet, price: 2.001 }, 'price'],
  [match, { ...bet, price: '0x3e8' }, 'price'],
  [match, { ...bet, stake: -100 }, 'stake'],
  [match, { ...bet, stake: 100.001 }, 'stake'],
  [match, { ...bet, version: -1 }, 'version'],
  [match, { ...bet, tolerance: -1 }, 'tolerance'],
  ['/bet/bookmaker/odds', { ...bet, price: 0 }, 'price'],
  ['/bet/fancy/odds', { ...bet, price: -5 }, 'price'],
  ['/bet/fancy/odds', { ...bet, line: -1 }, 'line'],
  ['/safer-play/time', { minutes: -1 }, 'minutes'],
  ['/sportsbook/bets', { ...coupon, stake: -1 }, 'stake'],
  ['/sportsbook/bets', { ...coupon, legs: [{ ...leg, odds: 1 }] }, 'legs.0.odds'],
  ['/sportsbook/bets', { ...coupon, legs: [{ ...leg, version: -1 }] }, 'legs.0.version'],
  ['/sportsbook/bets/cashout', { couponId: 'x', amount: 1.005 }, 'amount'],
  ['/deposit/fastpayme', { gateway: 'ng_card', amount: 500.001 }, 'amount'],
  ['/withdraw/request/otp', { amount: -3000 }, 'amount'],
  ['/safer-play/money', { kind: 'deposit', period: 'day', amount: -1 }, 'amount'],
  ['/casino/round', { gameCode: 'x', stake: 0.001, clientSeed: 'x', choice: {} }, 'stake'],
  [
    '/casino/round',
    { gameCode: 'x', stake: 1, clientSeed: 'x', choice: { target: 1 } },
    'choice.target',
  ],
])('%s with %j is refused for its %s', async (path, body, field) => {
  const response = await app.raw('POST', path, JSON.stringify(body), adaeze);
  expect(response.status).toBe(400);
  const answer = await response.json();
  expect(answer).toMatchObject({ code: 'invalid' });
  expect(Object.keys(answer.fields)).toEqual([field]);
});

test.each(['/bets', '/sportsbook/bets', '/sportsbook/events', '/casino/rounds'])(
  'the pages of %s begin with 1',
  async (path) => {
    expect((await app.raw('GET', `${path}?page=1`, undefined, adaeze)).status).toBe(200);
    for (const page of ['0', '-1']) {
      const response = await app.raw('GET', `${path}?page=${page}`, undefined, adaeze);
      expect(await response.json()).toMatchObject({ code: 'invalid' });
    }
  },
);

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test.each(['0x3e8', '1e3', ' 1000', '1000 ', '1_000', '+1000', 'Infinity', ''])(
  'a number is written with digits, not as %j',
  async (amount) => {
    const form = formOf({ gateway: 'ng_transfer', amount });
    expect((await app.raw('POST', '/deposit/create', form, adaeze)).status).toBe(400);
    const query = new URLSearchParams({ amount });
    const asked = await app.raw('GET', `/gateways/ng_ussd?${query}`, undefined, adaeze);
    expect(asked.status).toBe(400);
  },
);

test.each(['yes', 'TRUE', ''])('a boolean is true or false, not %j', async (isPaid) => {
  const form = formOf({ gateway: 'ng_transfer', amount: '1000', isPaid });
  const response = await app.raw('POST', '/deposit/create', form, adaeze);
  expect(response.status).toBe(400);
});

const HASH = 'ab'.repeat(32);
test.each([
  ['ng_opay', 'OP-77', ' op-77 '],
  ['m_bkash', 'Kash-1', 'kASH-1'],
  ['m_binance_tron', `0x${HASH}`, HASH.toUpperCase()],
])('%s takes one payment once, as %j or %j', async (gateway, first, second) => {
  const deposit = { gateway, amount: 10_000_00 };
  const taken = await app.call(createDeposit, { ...deposit, reference: `${first} ` }, adaeze);
  // As the player wrote it, without the blanks.
  expect(taken.deposit.paymentReference).toBe(first);
  const again = await app.refusal(createDeposit, { ...deposit, reference: second }, adaeze);
  expect(again).toMatchObject({ status: 409, code: 'duplicate-payment' });
});

test('a picture that claims more pixels than a camera has is no picture', async () => {
  const claimed = (width: number, height: number) => {
    const head = new DataView(new ArrayBuffer(33));
    '\x89PNG\r\n\x1a\n'.split('').forEach((sign, at) => {
      head.setUint8(at, sign.charCodeAt(0));
    });
    head.setUint32(16, width);
    head.setUint32(20, height);
    const proof = new File([head.buffer], 'a.png', { type: 'image/png' });
    return formOf({ gateway: 'ng_transfer', amount: '1000', proof });
  };
  const post = (form: FormData) => app.raw('POST', '/deposit/create', form, adaeze);
  expect((await post(claimed(1200, 1600))).status).toBe(200);
  for (const [width, height] of [
    [0, 0],
    [100_000, 100],
    [19_000, 19_000],
  ] as const) {
    const response = await post(claimed(width, height));
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      code: 'file-type',
      fields: { proof: expect.any(String) },
    });
  }
});
