import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { type BonusStatus, listBonuses } from '../../contract/cashier/bonus.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show, shows } from '../../testing/show.tsx';
import { BannerSlider } from './BannerSlider.tsx';

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
  await saferPlay.refresh();
});

const welcomeIs = async (status: BonusStatus) => {
  const all = await call(listBonuses, {}, { quiet: true });
  return {
    ...all,
    bonuses: all.bonuses.map((bonus) => (bonus.offer === 'welcome' ? { ...bonus, status } : bonus)),
  };
};

/** The titles of the slides, in the order of their dots. */
async function slides(): Promise<string[]> {
  const slider = await screen.findByRole('region', { name: 'News and offers' });
  return within(slider)
    .getAllByRole('button', { name: /^Slide / })
    .map((dot) => dot.getAttribute('aria-label')?.replace(/^Slide . of .: /, '') ?? '');
}

test.each<BonusStatus>(['active', 'completed', 'expired', 'cancelled'])(
  'no slide offers a welcome bonus that is %s',
  async (status) => {
    const told = await welcomeIs(status);
    network.answer(listBonuses, () => told);
    show(<BannerSlider />);
    expect((await slides())[0]).toBe('Back and lay');
    expect(document.body.textContent).not.toContain('Welcome bonus');
  },
);

test('one that can be taken comes first, and stays once it is shown', async () => {
  const open = await welcomeIs('available');
  network.answer(listBonuses, () => open);
  show(<BannerSlider />);
  expect((await slides())[0]).toBe('Welcome bonus');
  const taken = await welcomeIs('active');
  bonuses.put(taken, Date.now());
  await shows(/Welcome bonus/);
  expect((await slides())[0]).toBe('Welcome bonus');
});

test('all are shown where the bonuses cannot be read', async () => {
  network.run('fault', { match: 'GET /bonus/claims', network: true });
  show(<BannerSlider />);
  expect((await slides())[0]).toBe('Welcome bonus');
});
