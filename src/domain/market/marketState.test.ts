import { describe, expect, test } from 'vitest';
import { MarketStatus } from '../../contract/betting/market.ts';
import { canMarketBecome, isOver, marketRefusal } from './marketState.ts';

const LEGAL: Record<MarketStatus, string> = {
  inactive: 'open suspended void',
  open: 'suspended ball_running closed void',
  suspended: 'open ball_running closed void',
  ball_running: 'open suspended closed void',
  closed: 'result_pending settled void',
  result_pending: 'settled void',
  settled: 'settled void',
  void: 'settled',
};

describe.each(MarketStatus.options)('from %s', (from) => {
  test.each(MarketStatus.options)('to %s', (to) => {
    expect(canMarketBecome(from, to)).toBe(LEGAL[from].split(' ').includes(to));
  });
});

test.each([
  ['open', undefined],
  ['inactive', 'market-suspended'],
  ['suspended', 'market-suspended'],
  ['ball_running', 'ball-running'],
  ['closed', 'market-closed'],
  ['result_pending', 'market-closed'],
  ['settled', 'market-closed'],
  ['void', 'market-closed'],
] as const)('a market that is %s refuses with %s', (status, reason) => {
  expect(marketRefusal(status)).toBe(reason);
  expect(isOver(status)).toBe(reason === 'market-closed');
});
