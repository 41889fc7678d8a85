import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CouponLegRow } from './CouponLegRow.tsx';
import type { SlipLeg } from './coupon/couponLegs.ts';

const SELECTION = {
  selectionId: 'home',
  name: '1',
  label: 'Eko Lanterns',
  status: 'open',
} as const;

function leg(inPlay: boolean): SlipLeg {
  const pick = {
    ...{ gameId: 's-1', marketId: 's-1:w', selectionId: 'home', version: 1 },
    names: { event: 'Eko v Jos', market: '1X2', selection: '1', label: 'Eko Lanterns' },
    startsAt: Date.parse('2026-11-21T19:00:00.000Z'),
    oddsHundredths: 185,
    isOut: false,
    reference: 'r',
  };
  const offer = {
    ...{ gameId: 's-1', eventName: 'Eko v Jos', sportId: 1 as const, startsAt: pick.startsAt },
    ...{ inPlay, marketName: '1X2', version: 1, selection: { ...SELECTION, odds: 185 } },
    ...(inPlay && { score: { line: '1–0', detail: '63′' } }),
  };
  const quote = { marketId: 's-1:w', selectionId: 'home', status: 'open' as const, offer, at: 0 };
  return { pick, quote, state: 'open', oddsHundredths: 185, change: 'same', isAccepted: true };
}

test('a selection whose names are on their way holds their place, and no id is shown for them', () => {
  const coming: SlipLeg = {
    pick: { gameId: 's-1', marketId: 's-1:w', selectionId: 'home', isOut: false, reference: 'r' },
    ...{ quote: undefined, state: 'unknown', oddsHundredths: undefined },
    ...{ change: 'same', isAccepted: true },
  };
  const view = render(<CouponLegRow leg={coming} canLeaveOut={false} problem={undefined} />);
  expect(view.container.querySelectorAll('[inert]')).toHaveLength(2);
  expect(view.container.textContent).not.toContain('s-1');
});

test('a selection in play shows score and minute', () => {
  const text = (inPlay: boolean) =>
    renderToStaticMarkup(
      <CouponLegRow leg={leg(inPlay)} canLeaveOut={false} problem={undefined} />,
    );
  expect(text(true)).toContain('Live 1–0 · 63′');
  expect(text(false)).not.toContain('Live');
});
