import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import type { CouponRow, LegColumn } from '../../db/rows/couponRow.ts';
import { couponView } from '../../domain/coupons/couponView.ts';
import { type Html, html } from '../frame/html.ts';
import { betCards } from '../frame/ownBets.ts';
import type { Visit } from '../frame/site.ts';
import { couponsOf } from './placeFromSlip.ts';

const STATES: Record<CouponRow['state'], string> = {
  delayed: 'Being confirmed',
  open: 'Open',
  rejected: 'Not taken',
  won: 'Won',
  lost: 'Lost',
  void: 'Void',
  'cashed-out': 'Cashed out',
};

/** The player's bets at this provider, newest first. */
export function betList(visit: Visit, provider: string): Html {
  const here = couponsOf(visit).filter((row) => row.provider === provider);
  return betCards(visit, here, betCard);
}

function betCard(row: CouponRow): Html {
  const { potentialReturn, totalOdds } = couponView(row);
  const { couponId, state, legs, stakeKobo, returnedKobo, reason } = row;
  return html`<li class="card" id="b-${couponId}">
    <p class="row"><b>${legs.length === 1 ? 'Single' : `Multiple of ${legs.length}`}</b>
      <b class="${state === 'won' ? 'good' : state === 'lost' ? 'bad' : ''}">${STATES[state]}</b></p>
    <ul class="picks">${legs.map(leg)}</ul>
    <p class="row num"><span>Stake ${formatNaira(stakeKobo)}${
      totalOdds !== undefined && ` at ${formatOdds(totalOdds)}`
    }</span><b>${
      returnedKobo === null
        ? `Can return ${formatNaira(potentialReturn)}`
        : `Returned ${formatNaira(returnedKobo)}`
    }</b></p>
    ${reason !== null && html`<p class="bad">${reason}</p>`}
    <p class="soft">${couponId}</p></li>`;
}

function leg({ selectionLabel, marketName, eventName, oddsHundredths, result }: LegColumn): Html {
  return html`<li class="row"><span><b>${selectionLabel}</b>
    <span class="soft">${marketName} · ${eventName}</span></span>
    <span class="num">${formatOdds(oddsHundredths)}${result !== null && ` · ${result}`}</span></li>`;
}
