import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { formatNaira } from '../../../src/domain/money/money.ts';
import type { CouponRow, LegColumn } from '../../db/rows/couponRow.ts';
import { couponView } from '../../domain/coupons/couponView.ts';
import { type Html, html } from '../frame/html.ts';
import type { Visit } from '../frame/site.ts';

const SHOWN = 20;

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
export function betList({ operator, account }: Visit, provider: string): Html {
  if (!account) return html`<p class="card empty">Log in to Oja to see your bets.</p>`;
  const rows = operator.db.coupons
    .where('accountId', account.accountId)
    .filter((row) => row.provider === provider)
    .slice(-SHOWN)
    .reverse();
  if (rows.length === 0) return html`<p class="card empty">You have no bets here yet.</p>`;
  return html`<ul class="bets">${rows.map(betCard)}</ul>`;
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
