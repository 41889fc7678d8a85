import { expect, test } from 'vitest';
import type { Gateway } from '../../../contract/cashier/gateways.ts';
import type { ShownDeposit } from '../requests/shown.ts';
import { lastTookMinutes, lastWay } from './lastWay.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T12:00:00.000Z');

const way = (code: string, terms: Partial<Gateway> = {}): Gateway => ({
  ...{ code, name: code, kind: 'deposit', paymentId: 'bank', min: 100_00, max: 50_000_00 },
  ...{ feePercent: 0, feeFixed: 0, time: 'Instant', status: 'working' },
  ...terms,
});

const deposit = (gateway: string, fields: Partial<ShownDeposit> = {}): ShownDeposit => ({
  ...{ depositId: '1', gateway, gatewayName: gateway, amount: 5_000_00, fee: 0 },
  ...{ status: 'approved', reference: 'D1', createdAt: NOW, expiresAt: NOW, hasProof: false },
  timeline: [],
  ...fields,
});

const named = (deposits: ShownDeposit[], gateways: Gateway[]) => {
  const found = lastWay(deposits, gateways);
  return found && `${found.gateway.code} ${found.amountKobo}${found.isPending ? ' pending' : ''}`;
};

test.each<[what: string, deposits: ShownDeposit[], found: string | undefined]>([
  ['nothing was paid in yet', [], undefined],
  ['the newest that arrived', [deposit('a'), deposit('b')], 'a 500000'],
  [
    'what was declined or expired is no way to take again',
    [deposit('a', { status: 'declined' }), deposit('a', { status: 'expired' }), deposit('b')],
    'b 500000',
  ],
  [
    'one by the same way is under way',
    [deposit('a', { status: 'pending', amount: 7_000_00 }), deposit('a')],
    'a 500000 pending',
  ],
  ['a way that is off', [deposit('off')], undefined],
  ['a way that is no longer there', [deposit('gone')], undefined],
  ['more than it takes now', [deposit('a', { amount: 60_000_00 })], undefined],
  ['less than it takes now', [deposit('a', { amount: 50_00 })], undefined],
])('the way used last: %s', (_, deposits, found) => {
  expect(named(deposits, [way('a'), way('b'), way('off', { status: 'down' })])).toBe(found);
});

test.each<[deposits: ShownDeposit[], minutes: number | undefined]>([
  [[], undefined],
  [[deposit('a', { status: 'pending' })], undefined],
  [[deposit('b', { decidedAt: NOW + 3 * MINUTE })], undefined],
  [[deposit('a', { decidedAt: NOW + 4 * MINUTE })], 4],
  [[deposit('a', { decidedAt: NOW + 10_000 })], 1],
  [[deposit('a', { decidedAt: NOW + 121 * MINUTE })], undefined],
])('how long the last one by a way took', (deposits, minutes) => {
  expect(lastTookMinutes(deposits, 'a')).toBe(minutes);
});
