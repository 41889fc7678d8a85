import { lagosClock } from '../../../src/domain/time/lagosTime.ts';
import type { Operator } from '../operator.ts';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  type OperatorWeek,
  operatorWeek,
  weeksUntil,
} from './operatorWeek.ts';

/** A payment provider that does not work as it should for some hours. */
export interface Outage {
  provider: Provider;
  status: 'down' | 'slow';
  from: number;
  until: number;
}

interface Provider {
  name: string;
  /** The methods that go through it. */
  codes: readonly string[];
  /** What to use meanwhile. */
  instead: string;
}

const PROVIDERS: readonly Provider[] = [
  { name: 'OPay', codes: ['ng_opay', 'ng_opay_payout'], instead: 'Bank transfer and USSD work' },
  { name: 'PalmPay', codes: ['ng_palmpay'], instead: 'OPay and bank transfer work' },
  { name: 'Card payment', codes: ['ng_card'], instead: 'Bank transfer and OPay work' },
  { name: 'USSD', codes: ['ng_ussd'], instead: 'Bank transfer and OPay work' },
  {
    name: 'Bank transfer',
    codes: ['ng_transfer', 'ng_bank_payout'],
    instead: 'OPay and PalmPay work',
  },
];

/** How often a week has an afternoon without one provider, and an evening with a slow one. */
const DOWN_SHARE = 0.6;
const SLOW_SHARE = 0.5;

/** The outages of a week. At most one provider has one at a time, so there is always another way to pay. */
export function outagesOf(week: OperatorWeek): Outage[] {
  const { chance } = week;
  const one = Math.floor(chance('provider down') * PROVIDERS.length);
  const other =
    (one + 1 + Math.floor(chance('provider slow') * (PROVIDERS.length - 1))) % PROVIDERS.length;
  return [
    ...(chance('is down') < DOWN_SHARE ? outage(week, one, 'down', { from: 12, spread: 3 }) : []),
    ...(chance('is slow') < SLOW_SHARE ? outage(week, other, 'slow', { from: 19, spread: 2 }) : []),
  ];
}

function outage(
  { startsAt, chance }: OperatorWeek,
  index: number,
  status: Outage['status'],
  hours: { from: number; spread: number },
): Outage[] {
  const provider = PROVIDERS[index];
  if (!provider) return [];
  const day = Math.floor(chance(`${status} day`) * 7);
  const minutes = Math.floor(chance(`${status} minute`) * hours.spread * 60);
  const from = startsAt + day * DAY_MS + hours.from * HOUR_MS + minutes * MINUTE_MS;
  const lasts = (100 + Math.floor(chance(`${status} length`) * 140)) * MINUTE_MS;
  return [{ provider, status, from, until: from + lasts }];
}

/** The outage that a method has at an instant. */
export function outageOf(
  { seed, settings }: Operator,
  code: string,
  at: number,
): Outage | undefined {
  if (settings.operator === 'still') return undefined;
  // Each begins and ends within one day.
  const [week = operatorWeek(seed, 0)] = weeksUntil(seed, at, 1);
  return outagesOf(week).find(
    ({ provider, from, until }) => provider.codes.includes(code) && from <= at && at < until,
  );
}

/** When it should be over, as it is told: to the next half hour. */
export function overAbout({ until }: Outage): string {
  const half = 30 * MINUTE_MS;
  return lagosClock(Math.ceil(until / half) * half);
}
