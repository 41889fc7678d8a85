import type { CouponMarket, CouponSelection } from '../../../src/contract/betting/coupon.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { type Html, html } from '../frame/html.ts';
import { type PageState, sets } from '../frame/site.ts';
import { pickId, pickIds, toggled } from './pick.ts';

interface OddsButton {
  market: CouponMarket;
  selection: CouponSelection;
  state: PageState;
  /** What is written before the odds. */
  shown?: string;
  eventName: string;
}

/** A price to press: puts the selection on the slip, or takes it off. */
export function oddsButton({ market, selection, state, shown, eventName }: OddsButton): Html {
  const { odds, label, name } = selection;
  const id = pickId(market, selection);
  const text = html`<span aria-hidden="true">${shown ?? name}</span>
    <span class="hidden">${eventName}, ${market.name}: ${label}</span>`;
  if (odds === undefined) {
    return html`<button id="o-${id}" class="odd" disabled>${text} <b>${
      selection.status === 'suspended' ? 'Paused' : 'Closed'
    }</b></button>`;
  }
  const isPicked = pickIds(state).includes(id);
  return html`<button id="o-${id}" class="odd" aria-pressed="${String(isPicked)}"
    data-set="${sets(toggled(state, id))}">${text} <b class="num">${formatOdds(odds)}</b></button>`;
}
