import { expect, test } from 'vitest';
import { HIDE_MONEY_KEY } from '../../storage/keys.ts';
import { hideMoney, moneyView } from './moneyView.ts';

/** What the browser tells of a change in another tab. */
function changeElsewhere(value: string | null): void {
  if (value === null) localStorage.removeItem(HIDE_MONEY_KEY);
  else localStorage.setItem(HIDE_MONEY_KEY, value);
  dispatchEvent(new StorageEvent('storage', { key: HIDE_MONEY_KEY }));
}

test('amounts that are hidden in one tab are hidden in each', () => {
  changeElsewhere('1');
  expect(moneyView.isHidden).toBe(true);
  changeElsewhere(null);
  expect(moneyView.isHidden).toBe(false);
  hideMoney(true);
  expect(localStorage.getItem(HIDE_MONEY_KEY)).toBe('1');
  hideMoney(false);
});
