import type { Market } from '../../../src/contract/betting/market.ts';
import type { Rest } from '../../../src/contract/betting/orderFields.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { readPrice } from '../../../src/domain/market/readPrice.ts';
import { formatNaira, wholeNaira } from '../../../src/domain/money/money.ts';
import { parseNaira } from '../../../src/domain/money/parseNaira.ts';
import { pnlPair } from '../../../src/domain/position/bet.ts';
import { type Html, html } from '../frame/html.ts';
import { type PageState, sets, type Visit } from '../frame/site.ts';

/** What becomes of the part that finds no match at once. */
const RESTS: Readonly<Record<Rest, string>> = {
  fill: 'Match all now or nothing',
  lapse: 'Wait until the start, a goal, a wicket or the end of a set',
  keep: 'Wait until the market closes',
};

/** The bet that a pressed price begins: its price, its stake, and what it can win and lose. */
export function ticket({ state, account }: Visit, market: Market): Html | false {
  const [, runnerId, sideText, priceText] = (state['pick'] ?? '').split('~');
  const runner = market.runners.find((one) => one.runnerId === runnerId);
  const side = sideText === 'lay' ? 'lay' : 'back';
  const pickedHundredths = Number(priceText);
  if (!runner || !Number.isInteger(pickedHundredths)) return false;
  const rest = restOf(state);
  const priceHundredths =
    (rest !== 'fill' && readPrice(state['price'] ?? '', side).priceHundredths) || pickedHundredths;
  const typed = parseNaira(state['stake'] ?? '');
  const stakeKobo = 'kobo' in typed ? typed.kobo : 0;
  const { ifHitKobo, ifMissedKobo } = pnlPair({
    side,
    scale: 'decimal',
    priceHundredths,
    stakeKobo,
  });
  const now = runner[side][0]?.[0];
  const title = `${side === 'back' ? 'Back' : 'Lay'} ${runner.name} at ${formatOdds(priceHundredths)}`;
  if (!account) return html`<p class="ticket ${side}">${title}. Log in to Oja to bet.</p>`;
  return html`<form class="ticket ${side}" aria-label="${title}">
    <div class="row"><h3>${title}</h3><button type="button" id="drop" aria-label="Remove this bet"
      data-set="${sets({ pick: '' })}">×</button></div>
    ${
      now !== undefined &&
      now !== pickedHundredths &&
      html`<p>The best price is now <b class="num">${formatOdds(now)}</b>.</p>`
    }
    <input type="hidden" name="terms" value="${state['pick']}~${market.version}">
    <div class="chips" role="group" aria-label="What finds no match">${Object.entries(RESTS).map(
      ([
        id,
        name,
      ]) => html`<button type="button" id="rest-${id}" aria-pressed="${String(rest === id)}"
        data-set="${sets({ rest: id, price: formatOdds(pickedHundredths) })}">${name}</button>`,
    )}</div>
    <input type="hidden" name="rest" value="${rest}">
    ${
      rest !== 'fill' &&
      html`<label for="price">${side === 'back' ? 'Lowest' : 'Highest'} price you take</label>
    <input id="price" name="price" data-state="price" inputmode="decimal" autocomplete="off">`
    }
    <label for="stake">${side === 'back' ? 'Stake' : "Backer's stake"} in ₦, from ${wholeNaira(
      market.minStake,
    )}</label>
    <input id="stake" name="stake" data-state="stake" inputmode="numeric" autocomplete="off">
    <p class="row num"><span>You can win ${formatNaira(Math.max(ifHitKobo, ifMissedKobo))}</span>
      <span>and lose ${formatNaira(Math.abs(Math.min(ifHitKobo, ifMissedKobo)))}</span></p>
    <button class="go">Place ${side} bet</button></form>`;
}

export function restOf(state: PageState): Rest {
  const { rest } = state;
  return rest === 'lapse' || rest === 'keep' ? rest : 'fill';
}
