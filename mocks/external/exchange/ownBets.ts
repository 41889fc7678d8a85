import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { formatNaira, signedNaira } from '../../../src/domain/money/money.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { type Html, html } from '../frame/html.ts';
import type { Visit } from '../frame/site.ts';
import { betsHere } from './placeFromTicket.ts';

const SHOWN = 20;

const STATES: Partial<Record<BetRow['state'], string>> = {
  delayed: 'Being matched',
  matched: 'Matched',
  rejected: 'Not taken',
  won: 'Won',
  lost: 'Lost',
  void: 'Void',
};

/** The player's bets on these pages, newest first. */
export function ownBets(visit: Visit, provider: string): Html {
  if (!visit.account) return html`<p class="card empty">Log in to Oja to see your bets.</p>`;
  const rows = betsHere(visit, provider).slice(-SHOWN).reverse();
  if (rows.length === 0) return html`<p class="card empty">You have no bets here yet.</p>`;
  return html`<ul class="bets">${rows.map(betCard)}</ul>`;
}

function betCard(row: BetRow): Html {
  const { betId, side, runnerName, eventName, marketName, askedHundredths, stakeKobo } = row;
  const price = row.fills[0]?.priceHundredths ?? askedHundredths;
  return html`<li class="card ${side}-edge" id="b-${betId}">
    <p class="row"><b>${side === 'back' ? 'Back' : 'Lay'} ${runnerName}</b>
      <b>${STATES[row.state] ?? row.state}</b></p>
    <p class="soft">${marketName} · ${eventName}</p>
    <p class="row num"><span>${formatNaira(stakeKobo)} at ${formatOdds(price)}</span>${
      row.resultKobo !== null && html`<b>${signedNaira(row.resultKobo)}</b>`
    }</p>
    ${row.reason !== null && html`<p class="bad">${row.reason}</p>`}<p class="soft">${betId}</p></li>`;
}
