import { partsByPrice } from '../../../src/domain/market/fills.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { formatNaira, signedNaira } from '../../../src/domain/money/money.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { stakeWaiting } from '../../domain/bets/betTerms.ts';
import { type Html, html } from '../frame/html.ts';
import { betCards } from '../frame/ownBets.ts';
import type { Visit } from '../frame/site.ts';
import { betsHere } from './placeFromTicket.ts';

const STATES: Partial<Record<BetRow['state'], string>> = {
  delayed: 'Being matched',
  unmatched: 'Waiting',
  'part-matched': 'Part matched',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
  matched: 'Matched',
  rejected: 'Not taken',
  won: 'Won',
  lost: 'Lost',
  void: 'Void',
};

/** The player's bets on these pages, newest first. */
export function ownBets(visit: Visit, provider: string): Html {
  return betCards(visit, betsHere(visit, provider), betCard);
}

function betCard(row: BetRow): Html {
  const { betId, side, runnerName, eventName, marketName } = row;
  return html`<li class="card ${side}-edge" id="b-${betId}">
    <p class="row"><b>${side === 'back' ? 'Back' : 'Lay'} ${runnerName}</b>
      <b>${STATES[row.state] ?? row.state}</b></p>
    <p class="soft">${marketName} · ${eventName}</p>
    <p class="row num"><span>${partsOf(row)}</span>${
      row.resultKobo !== null && html`<b>${signedNaira(row.resultKobo)}</b>`
    }</p>
    ${row.reason !== null && html`<p class="bad">${row.reason}</p>`}${cancelForm(row)}<p class="soft">${betId}</p></li>`;
}

/** What has become of each part of the stake, and at which price. */
function partsOf(row: BetRow): string {
  const { askedHundredths, stakeKobo, fills, cancelledKobo, lapsedKobo } = row;
  const waiting = row.waitsIn === null ? 0 : stakeWaiting(row);
  const parts = [
    ...partsByPrice(fills).map(
      (fill) => `${formatNaira(fill.stakeKobo)} at ${formatOdds(fill.priceHundredths)}`,
    ),
    ...(waiting > 0 ? [`${formatNaira(waiting)} waits at ${formatOdds(askedHundredths)}`] : []),
    ...(cancelledKobo > 0 ? [`${formatNaira(cancelledKobo)} cancelled`] : []),
    ...(lapsedKobo > 0 ? [`${formatNaira(lapsedKobo)} lapsed`] : []),
  ];
  return parts.length > 0
    ? parts.join(' · ')
    : `${formatNaira(stakeKobo)} at ${formatOdds(askedHundredths)}`;
}

function cancelForm(row: BetRow): Html | false {
  if (row.waitsIn === null) return false;
  return html`<form aria-label="Cancel bet ${row.betId}"><input type="hidden" name="cancel" value="${row.betId}">
    <button>Cancel what waits</button></form>`;
}
