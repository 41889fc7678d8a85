import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../api/call.ts';
import type { ContentDocument } from '../content/document.ts';
import { getSaferPlay, type SaferPlay } from '../contract/account/saferPlay.ts';
import { BetslipDock } from '../features/betslip/BetslipDock.tsx';
import { CashierView } from '../features/cashier/CashierView.tsx';
import { Announcements } from '../features/home/Announcements.tsx';
import { BannerSlider } from '../features/home/BannerSlider.tsx';
import { banners } from '../features/home/banners.ts';
import { OfferStrip } from '../features/promotions/OfferStrip.tsx';
import { BalanceBar } from '../features/wallet/BalanceBar.tsx';
import { messages } from '../state/lists/inbox.ts';
import { saferPlay } from '../state/play/saferPlay.ts';
import { type Network, openNetwork } from '../testing/network.ts';
import { show, shows } from '../testing/show.tsx';
import { showDocument } from '../testing/showDocument.tsx';
import { BalancePanel } from './shell/BalancePanel.tsx';
import { Header } from './shell/Header.tsx';
import { MenuPanel } from './shell/MenuPanel.tsx';

const DAY = 24 * 60 * 60_000;

let network: Network;

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
  hideAsThePageDoes();
});

/** CSS hides what is prerendered, so the style is part of this test. */
function hideAsThePageDoes(): void {
  const css = readFileSync(join(import.meta.dirname, './shell/PageStates.css'), 'utf8');
  const rule = /\.on-break \[data-offer\] \{[^}]*\}/.exec(css)?.[0] ?? '';
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = rule;
  onTestFinished(() => style.remove());
}

type Changes = (now: number) => Partial<SaferPlay>;

const exclusion = (now: number) => ({
  kind: 'exclusion' as const,
  since: now - 200 * DAY,
  until: now - DAY,
});
const AWAY: [name: string, changes: Changes][] = [
  ['a time-out', (now) => ({ break: { kind: 'time-out', since: now, until: now + DAY } })],
  ['an exclusion', (now) => ({ break: { kind: 'exclusion', since: now, until: now + 180 * DAY } })],
  ['an exclusion that is over', (now) => ({ break: exclusion(now) })],
  [
    'an exclusion whose account was asked for',
    (now) => ({ break: { ...exclusion(now), returnAskedAt: now } }),
  ],
];
const TIME_UP: Changes = () => ({ timeLimit: { minutes: 60, usedMinutes: 60 } });

/**
 * Changes only the server's answer about this player's play. The rest of the backend does not know of it and
 * goes on sending offers, so only the app can hide them.
 */
async function isTold(changes: Changes): Promise<void> {
  const open = await call(getSaferPlay, {}, { quiet: true });
  network.answer(getSaferPlay, () => ({ ...open, ...changes(open.asOf) }));
  await saferPlay.refresh();
}

const INVITES = /^\/(promotion|affiliate|referral|gatewaylist)/;
const invitations = (part: HTMLElement = document.body) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => INVITES.test(href));
const offers = () =>
  ['News and offers', 'Offers'].filter((name) => screen.queryByRole('region', { name }));

/** Opens the parts of the app that show offers, without the rest of them. */
async function openParts() {
  await act(async () => {
    show(
      <>
        <Header onOpen={() => undefined} />
        <Announcements />
        <BannerSlider />
        <BalanceBar />
        <OfferStrip />
        <MenuPanel onClose={() => undefined} />
      </>,
      { at: '/home' },
    );
  });
  // The server has sent its slides and messages, whether or not they are shown.
  await waitFor(() => {
    expect(banners.state.data?.banners.length).toBeGreaterThan(3);
    expect(messages.state.data?.announcements.some(({ isOffer }) => isOffer)).toBe(true);
  });
  return screen.getByRole('dialog', { name: 'Menu' });
}

test('whoever may play sees slides, offers and the ways to pay in', async () => {
  await isTold(() => ({}));
  const menu = await openParts();
  await waitFor(() => expect(offers()).toEqual(['News and offers', 'Offers']));
  expect(invitations(screen.getByRole('banner'))).toEqual(['/gatewaylist']);
  expect(invitations(menu)).toEqual(['/referral', '/promotion']);
});

test.each(AWAY)('%s: no slide, no offer and no way to pay in', async (_, changes) => {
  await isTold(changes);
  const menu = await openParts();
  expect(offers()).toEqual([]);
  expect(invitations()).toEqual([]);
  expect(document.body.textContent).not.toContain('Available to bet');
  expect(document.body.textContent).not.toMatch(/cashback|welcome bonus|first deposit/i);
  expect(within(menu).getByRole('link', { name: 'Bonuses' })).not.toBeNull();
});

test('before the server has told, and when the time is used up, nothing is offered', async () => {
  await openParts();
  expect(offers()).toEqual([]);
  await isTold(TIME_UP);
  await waitFor(() => expect(document.body.textContent).toContain('No news or offers'));
  expect(offers()).toEqual([]);
});

test('the empty slip of a wide window asks for a bet only of whoever may place one', async () => {
  const hears = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...hears,
    matches: /min-width: 960/.test(query),
  }));
  await isTold(() => ({}));
  show(<BetslipDock />, { at: '/home' });
  await shows(/Choose a price: blue backs/);
  for (const [, changes] of AWAY) {
    await isTold(changes);
    await shows(/Betting (is off|stays off|opens)/);
    expect(document.body.textContent).not.toContain('Choose a price');
  }
});

test.each([
  ['home', <BalanceBar key="home" />],
  ['the balance sheet', <BalancePanel key="sheet" onClose={() => undefined} />],
  ['the cashier', <CashierView key="cashier" />],
])('%s says what is available to bet only to whoever may', async (_, view) => {
  await isTold(() => ({}));
  show(view, { at: '/home' });
  await shows(/Available to bet/);
  for (const [, changes] of AWAY) {
    await isTold(changes);
    await waitFor(() => expect(document.body.textContent).not.toContain('Available to bet'));
    // The money is theirs on a break, too.
    expect(document.body.textContent).toContain('Available₦');
  }
});

const PAGES = Object.values(
  import.meta.glob<{ content: ContentDocument }>('../content/**/*.md', { eager: true }),
).map(({ content }) => content);
const OFFER_PAGES = PAGES.filter(({ isOffer }) => isOffer).map(
  ({ id, title }) => [id, title] as const,
);

test.each(OFFER_PAGES)(
  '%s reads for whoever may play, and is closed on a break',
  async (id, title) => {
    await isTold(() => ({}));
    await showDocument(id);
    expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull();
    // Its HTML is hidden by the class of a break (`PageStates.css`).
    expect(document.getElementById('document')?.hasAttribute('data-offer')).toBe(true);
    for (const [, changes] of AWAY) {
      await isTold(changes);
      await screen.findByRole('heading', { name: 'No offers while betting is off' });
      expect(document.documentElement.classList).toContain('on-break');
    }
  },
);

test('the list of promotions, its pages and the affiliates are what is an offer', () => {
  const invites = PAGES.map(({ id }) => id).filter((id) => INVITES.test(`/${id}`));
  expect(invites.length).toBeGreaterThan(7);
  expect(OFFER_PAGES.map(([id]) => id)).toEqual(invites);
});
