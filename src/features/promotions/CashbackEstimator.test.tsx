import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CashbackEstimator } from './CashbackEstimator.tsx';

test.each([
  ['12500', /^Cashback ₦1,250\.00, as a bonus\. Bets of ₦2,500\.00 .* cost you ₦11,250\.00, and/],
  ['120000', /^Cashback ₦2,500\.00, as a bonus\. Bets of ₦5,000\.00 .* cost you ₦117,500\.00, and/],
])('of a loss of ₦%s it says what comes back only once it is released', async (naira, words) => {
  const user = show(<CashbackEstimator />);
  const field = screen.getByRole('textbox', { name: /^Net loss of a week/ });
  await user.clear(field);
  await user.type(field, naira);
  expect(screen.getByRole('status').textContent).toMatch(words);
});
