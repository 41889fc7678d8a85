import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { formatNaira, wholeNaira } from '../../../src/domain/money/money.ts';
import { parseNaira } from '../../../src/domain/money/parseNaira.ts';
import { couponRefusal } from '../../../src/domain/sportsbook/couponRefusal.ts';
import { couponReturn, totalOdds } from '../../../src/domain/sportsbook/sportsbook.ts';
import { COUPON_LIMITS } from '../../domain/coupons/couponTerms.ts';
import { type Html, html } from '../frame/html.ts';
import { sets, type Visit } from '../frame/site.ts';
import { type Pick, picksOf, toggled } from './pick.ts';

/** The slip: what is chosen, the stake, and what the bet can return at the odds shown. */
export function slip(visit: Visit): Html {
  const { state, account } = visit;
  const picks = picksOf(visit);
  if (picks.length === 0) {
    return html`<section class="card slip none" aria-labelledby="slip-title"><h2 id="slip-title">Bet slip</h2>
      <p class="soft">Choose a price to put it here. Two or more make a multiple.</p></section>`;
  }
  const legs = picks.map(({ event, selection }) => {
    return { eventId: event.gameId, oddsHundredths: selection.odds ?? 100 };
  });
  const coupon = { legs, size: legs.length, stakeKobo: stakeOf(state['stake']) };
  const problem = couponRefusal(coupon) ?? pausedText(picks);
  const { returnKobo } = couponReturn(coupon, COUPON_LIMITS.maxWin);
  return html`<section class="card slip" aria-labelledby="slip-title">
    <div class="row"><h2 id="slip-title">${picks.length === 1 ? 'Single' : `Multiple of ${picks.length}`}</h2>
      <span class="num"><span class="soft">Odds</span> <b>${formatOdds(totalOdds(legs))}</b></span></div>
    <ul class="picks">${picks.map((pick) => pickRow(visit, pick))}</ul>
    ${
      account
        ? html`<form>
        <input type="hidden" name="terms" value="${picks.map(termsOf).join(',')}">
        <label for="stake">Stake in ₦, from ${wholeNaira(COUPON_LIMITS.minStake)}</label>
        <input id="stake" name="stake" data-state="stake" inputmode="numeric" autocomplete="off">
        <p class="row"><span>Returns</span><b class="num">${formatNaira(returnKobo)}</b></p>
        ${problem !== undefined && html`<p class="bad" id="problem">${problem}</p>`}
        <button class="go" ${problem !== undefined && html`disabled`}>Place bet${
          coupon.stakeKobo > 0 && ` ${wholeNaira(coupon.stakeKobo)}`
        }</button></form>`
        : html`<p class="soft">Log in to Oja to bet. The prices are open to everybody.</p>`
    }</section>`;
}

function pickRow({ state }: Visit, { id, event, market, selection }: Pick): Html {
  return html`<li class="row"><span><b>${selection.label}</b>
    <span class="soft">${market.name} · ${event.name}</span></span>
    <span class="ends"><b class="num">${selection.odds ? formatOdds(selection.odds) : 'Paused'}</b>
    <button id="x-${id}" aria-label="Remove ${selection.label}" data-set="${sets(toggled(state, id))}">×</button>
    </span></li>`;
}

/** What a bet is placed at: exactly the odds that the slip showed. */
function termsOf({ id, market, selection }: Pick): string {
  return `${id}~${selection.odds ?? 0}~${market.version}`;
}

function pausedText(picks: readonly Pick[]): string | undefined {
  const paused = picks.find(({ selection }) => selection.odds === undefined);
  return paused && `${paused.selection.label} takes no bets now. Wait, or remove it.`;
}

function stakeOf(text = ''): number {
  const stake = parseNaira(text);
  return 'kobo' in stake ? stake.kobo : 0;
}
