import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBookingCode } from '../../../contract/betting/bookingCodes.ts';
import type { OutputOf } from '../../../contract/kit/endpoint.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { until } from '../../../testing/until.ts';
import { couponSlip, startCouponSlip, togglePick } from '../slip/coupon/couponSlip.ts';
import { CodeFromLink } from './CodeFromLink.tsx';
import { readCode } from './loadCode.ts';
import { OpenCode } from './OpenCode.tsx';

type Answer = OutputOf<typeof openBookingCode>;

const OF_CODE = { marketId: 's-1:f-1x2', selectionId: 'home' };
const OWN = { gameId: 's-9', marketId: 's-9:f-1x2', selectionId: 'away' };

/** A server that answers for the first code only when told to. */
async function slowServer() {
  const network = openNetwork();
  let give: ((answer: Answer) => void) | undefined;
  network.answer(openBookingCode, ({ code }) =>
    code === 'ABCDEF'
      ? new Promise<Answer>((resolve) => {
          give = resolve;
        })
      : { selections: [] },
  );
  await startCouponSlip();
  return {
    asked: () => until(() => expect(give).toBeDefined()),
    async answer() {
      await act(async () => {
        give?.({ selections: [OF_CODE] });
        // A whole later call: by then the first answer has done what it does.
        await readCode('GHJKMN');
      });
    },
  };
}

const link = () =>
  show(<CodeFromLink code="ABCDEF" rest="/sportsbook2?sport=1" />, {
    at: '/sportsbook2?code=ABCDEF',
  });
const inSlip = () => couponSlip.picks.map(({ marketId }) => marketId);

test('a link opens into an empty slip, and says so while it is asked for', async () => {
  const server = await slowServer();
  link();
  await shows(/Opening the code…/);
  await server.asked();
  await server.answer();
  expect(inSlip()).toEqual([OF_CODE.marketId]);
  expect(location.search).toBe('?sport=1');
});

test('a link that is answered after the player has tapped a selection asks before it replaces it', async () => {
  const server = await slowServer();
  const user = link();
  await server.asked();
  togglePick(OWN);
  await server.answer();
  expect(inSlip()).toEqual([OWN.marketId]);
  await user.click(screen.getByRole('button', { name: 'Replace my slip' }));
  expect(inSlip()).toEqual([OF_CODE.marketId]);
});

test('a link that is answered after the player has gone on changes nothing and calls nobody back', async () => {
  const server = await slowServer();
  link();
  await server.asked();
  cleanup();
  history.replaceState(null, '', '/inplay');
  await server.answer();
  expect(inSlip()).toEqual([]);
  expect(location.pathname).toBe('/inplay');
});

test('a typed code that is answered after its sheet was closed leaves the slip as it is', async () => {
  const server = await slowServer();
  const user = show(<OpenCode />);
  await user.click(screen.getByRole('button', { name: 'Booking code' }));
  await user.fill(screen.getByRole('textbox', { name: 'Booking code' }), 'abcdef');
  await user.click(screen.getByRole('button', { name: 'Open the code' }));
  await server.asked();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await server.answer();
  expect(inSlip()).toEqual([]);
});
