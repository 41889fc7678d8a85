// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showReceipt } from '../../state/money/shownReceipt.ts';
import { receiptWanted } from '../overPages.ts';
import { followPlayer } from './followPlayer.ts';

test('a receipt that was asked for before the services came is shown once they are there', async () => {
  let isOpen = false;
  void receiptWanted.opened.then(() => {
    isOpen = true;
  });
  showReceipt('deposit', 'D500005');
  followPlayer();
  await Promise.resolve();
  expect(isOpen).toBe(true);
});
