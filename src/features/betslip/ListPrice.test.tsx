import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { betslip, clearSlip } from '../../state/bets/betslip.ts';
import { changeDraft } from '../../state/bets/betslipTerms.ts';
import { slipMark } from '../../state/bets/slipMark.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { until } from '../../testing/until.ts';
import { ListPrice } from './ListPrice.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const PRICE = {
  event: { gameId: 's-1', name: 'Eko Lanterns v Jos Miners' },
  marketId: 's-1:mo',
  runner: { runnerId: 'home', name: 'Eko Lanterns' },
  side: 'back',
  priceHundredths: 185,
} as const;

let page: HTMLElement;
let root: Root;

beforeEach(async () => {
  slipMark.isWanted = false;
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <>
        <ListPrice price={PRICE} className="">
          1.85
        </ListPrice>
        <ListPrice price={{ ...PRICE, side: 'lay' }} className="">
          1.86
        </ListPrice>
      </>,
    ),
  );
});
afterEach(async () => {
  await act(async () => {
    root.unmount();
    forgetPlayer();
  });
  page.remove();
});

const pressed = () =>
  [...page.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'));
const tap = async (index: number) => {
  await act(async () => page.querySelectorAll('button')[index]?.click());
  await until(() => expect(betslip.isOpen).toBe(true));
  await act(async () => undefined);
};

test('a tap opens the slip with the selection, and the price is pressed while it is in there', async () => {
  expect(pressed()).toEqual(['false', 'false']);
  await tap(0);
  expect(slipMark.isWanted).toBe(true);
  expect(betslip.draft).toMatchObject({
    gameId: 's-1',
    marketId: 's-1:mo',
    marketName: 'Match Odds',
    runnerId: 'home',
    side: 'back',
    priceHundredths: 185,
  });
  expect(pressed()).toEqual(['true', 'false']);
  await act(async () => clearSlip());
  expect(pressed()).toEqual(['false', 'false']);
});

test('another tap on it opens the slip again, and what was typed stays', async () => {
  await tap(0);
  changeDraft({ stakeKobo: 500_00 });
  const reference = betslip.draft?.reference;
  betslip.isOpen = false;
  await tap(0);
  expect(betslip.draft).toMatchObject({ reference, stakeKobo: 500_00 });
});

test('with one-click on, a price of a list is never sent by the tap: it is not live', async () => {
  betslip.isOneClick = true;
  await tap(0);
  expect(betslip.tap).toBeUndefined();
  expect(betslip.draft?.stakeKobo).toBe(betslip.oneClickStakeKobo);
});

test('on a phone the price that is in the slip is not hidden by it', async () => {
  vi.stubGlobal('innerWidth', 360);
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 500, 48, 48),
  );
  await tap(0);
  await act(async () => {
    betslip.topPx = 300;
  });
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(scrolled).toHaveBeenCalledWith({ top: 548 - 300 + 8 });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
