import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { listMatchBets, placeMatchOddsBet } from '../contract/betting/bets.ts';
import { getEvent } from '../contract/betting/catalogue.ts';
import { BetslipPanel } from '../features/betslip/BetslipPanel.tsx';
import { InstallHint } from '../features/install/InstallHint.tsx';
import { href, paths } from '../paths.ts';
import { captureInstallPrompt } from '../pwa/installPrompt.ts';
import { betslip, pick } from '../state/bets/betslip.ts';
import { APK_KEY, INSTALL_KEY } from '../storage/keys.ts';
import { aBet, aMarket, anEvent, aSelection } from '../testing/builders.ts';
import { openNetwork } from '../testing/network.ts';
import { show } from '../testing/show.tsx';
import { showDocument } from '../testing/showDocument.tsx';
import { startAtRest } from './services/atRest.ts';
import { followDevice } from './services/followDevice.ts';
import { OverPages } from './shell/OverPages.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const HOUR_MS = 3_600_000;

function Slip() {
  const { draft } = useSnapshot(betslip);
  return draft ? <BetslipPanel draft={draft} /> : null;
}

const hint = () => screen.queryByRole('complementary', { name: 'Install Oja' });
const goTo = (path: string) => act(async () => navigate(path));
/** The app is opened again, so much later. */
function comeBackIn(ms: number): void {
  cleanup();
  vi.setSystemTime(Date.now() + ms);
}

/** The browser offers to install, as Chrome does on a phone, and counts how often it was asked to. */
async function offerInstall() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  await act(async () => dispatchEvent(offer));
  // Otherwise the browser would ask by itself.
  expect(offer.defaultPrevented).toBe(true);
  return prompt;
}

beforeEach(() => {
  captureInstallPrompt();
  onTestFinished(() => {
    dispatchEvent(new Event('appinstalled'));
  });
});

test('the hint to install comes after a bet, not over prices, and stays away from who said no', async () => {
  const network = openNetwork();
  const asOf = Date.now();
  network.answer(getEvent, () => ({ asOf, event: anEvent(), markets: [aMarket()] }));
  network.answer(listMatchBets, () => ({ asOf, bets: [] }));
  network.answer(placeMatchOddsBet, ({ price, ...order }, reference) => ({
    bet: aBet({ ...order, reference, priceAsked: price, priceMatched: price }),
  }));
  await network.signIn();
  const match = href(paths.match, { gameId: 'g-1' });
  const user = show(
    <>
      <InstallHint />
      <Slip />
    </>,
    { at: match },
  );
  await offerInstall();
  await goTo(paths.home);
  expect(hint()).toBeNull();

  await goTo(match);
  await act(async () => pick(aSelection()));
  await user.fill(await screen.findByRole('textbox', { name: 'Stake' }), '500');
  await waitFor(() => {
    const place = screen.getByRole<HTMLButtonElement>('button', { name: /^Place bet ₦500/ });
    expect(place.disabled).toBe(false);
  });
  await user.click(screen.getByRole('button', { name: /^Place bet ₦500/ }));
  const done = await screen.findByRole('button', { name: 'Done' });
  await goTo(paths.home);
  expect(hint()).toBeNull();
  await goTo(match);
  await user.click(done);
  expect(screen.queryByRole('textbox', { name: 'Stake' })).toBeNull();
  expect(hint()).toBeNull();
  await goTo(paths.home);
  expect(hint()).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(hint()).toBeNull();
  comeBackIn(24 * HOUR_MS);
  show(<InstallHint />, { at: paths.home });
  expect(hint()).toBeNull();
  comeBackIn(31 * 24 * HOUR_MS);
  show(<InstallHint />, { at: paths.home });
  expect(hint()).not.toBeNull();
});

test('the page about the app still offers it to who said no, and asks once', async () => {
  localStorage.setItem(INSTALL_KEY, JSON.stringify({ firstAt: 0, askedAt: Date.now() }));
  onTestFinished(() => localStorage.clear());
  const user = await showDocument('download-apk');
  const offer = () => screen.queryByRole('button', { name: 'Install Oja' });
  expect(offer()).toBeNull();
  const prompt = await offerInstall();
  await user.click(screen.getByRole('button', { name: 'Install Oja' }));
  expect(offer()).toBeNull();
  expect(prompt).toHaveBeenCalledOnce();
  screen.getByRole('heading', { name: 'iPhone and iPad, Safari' });
});

test('on an iPhone the hint says where to tap, on the second visit, and never inside the package', async () => {
  openNetwork();
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  onTestFinished(() => agent.mockRestore());
  startAtRest();
  const open = (at: string) => act(async () => show(<OverPages />, { at }));

  await open(paths.saved);
  // The hint notes the first visit when it is here.
  await waitFor(() => expect(localStorage.getItem(INSTALL_KEY)).not.toBeNull());
  expect(hint()).toBeNull();

  comeBackIn(2 * HOUR_MS);
  await open(paths.saved);
  await waitFor(() =>
    expect(hint()?.textContent).toContain('tap the share button, then Add to Home Screen'),
  );
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  const link = screen.getByRole('link', { name: 'How much data it uses' });
  expect(link.getAttribute('href')).toBe(paths.downloadApk);

  cleanup();
  localStorage.setItem(INSTALL_KEY, JSON.stringify({ firstAt: 0 }));
  history.replaceState(null, '', `${paths.saved}?apk=true`);
  followDevice();
  await open(`${paths.saved}?apk=true`);
  expect(hint()).toBeNull();
  // It is the package alone that keeps the hint away.
  localStorage.removeItem(APK_KEY);
  await goTo(paths.terms);
  expect(hint()).not.toBeNull();
});
