import { couponsNow } from '../../domain/coupons/couponMarkets.ts';
import { badgedSides } from '../frame/badge.ts';
import { type Html, html } from '../frame/html.ts';
import { sets, type Visit } from '../frame/site.ts';
import { whenOf } from './eventList.ts';
import { oddsButton } from './oddsButton.ts';

/** One match with all its markets. */
export function eventPage(visit: Visit, gameId: string): Html {
  const { operator, at, state } = visit;
  const event = operator.world.event(gameId, at)?.event;
  const back = html`<button id="back" data-set="${sets({ game: '' })}" data-top>‹ Back</button>`;
  if (!event) return html`${back}<p class="card empty">This match is no longer offered.</p>`;
  const markets = couponsNow(operator, gameId, at) ?? [];
  return html`<div>${back}</div>
    <section class="card"><p class="soft">${event.competition}</p><h1>${badgedSides(event)}</h1>
      <p>${whenOf(event, at)}</p></section>
    ${markets.length === 0 && html`<p class="card empty">No markets are open for this match.</p>`}
    ${markets.map(
      (market) => html`<section class="card"><h2>${market.name}</h2><div class="odds many">
        ${market.selections.map((selection) =>
          oddsButton({ market, selection, state, shown: selection.label, eventName: event.name }),
        )}</div></section>`,
    )}`;
}
