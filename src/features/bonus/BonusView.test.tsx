import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { getBonusStats, listBonuses, listBonusParts } from '../../contract/cashier/bonus.ts';
import { paths } from '../../paths.ts';
import { openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { BonusView } from './BonusView.tsx';

test('a free bet says its amount, its end and where it is used; no bets are asked and none count', async () => {
  const network = openNetwork({ scenario: 'free-bet' });
  await network.signIn('adaeze');
  const { bonuses } = await call(listBonuses, { status: 'active' });
  const free = bonuses.find(({ offer }) => offer === 'free-bet');
  const others = bonuses.filter(({ offer }) => offer !== 'free-bet');
  const bonusId = free?.bonusId ?? '';
  show(<BonusView bonusId={bonusId} />);
  const use = await screen.findByRole('link', { name: 'Use it in the sportsbook' });
  expect(use.getAttribute('href')).toBe(paths.sportsbook);
  const page = document.body.textContent;
  expect(page).toMatch(/Free bet₦1,000\.00/);
  expect(page).toMatch(/Ends\w{3} \d+ \w{3} 2026/);
  expect(page).not.toMatch(/Bets needed|Still to bet|odds|counts|Bets since/i);
  expect(await call(listBonusParts, { bonusId })).toEqual({ parts: [], bets: [] });
  const { locked } = await call(getBonusStats, {});
  expect(locked).toBe(others.reduce((sum, { amount, released }) => sum + amount - released, 0));
});
