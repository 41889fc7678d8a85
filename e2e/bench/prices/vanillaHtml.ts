import type { Market } from '../../../src/contract/betting/market.ts';
import { compactNaira } from '../../../src/domain/money/money.ts';
import { ladderIcon } from '../../../src/ui/icon/icons.ts';

const DEEP_HEAD = '<td class="price-cell price-cell--deep"></td>'.repeat(2);
const LADDER = `<svg class="icon icon--small" viewBox="0 0 24 24" aria-hidden="true"><path d="${ladderIcon}"/></svg>`;
const PRICE = '<b class="price__odds"></b><span class="price__size"></span>';

/** The same elements that the app makes for a market, so that both pages cost the same layout. */
export function marketHtml({ marketId, name, matched, rules, runners }: Market): string {
  return `<section class="market" aria-labelledby="${marketId}">
<header class="market__head"><h2 id="${marketId}" class="market__name" title="${name}">${name}</h2>
<button type="button" class="chip chip--small" aria-pressed="false">Depth</button>
<span class="age-chip age-chip--live">Live</span></header>
<p class="market__facts"><span>${compactNaira(matched)} matched</span> · Min ₦100 · Max ₦500K · Delay 5 s · Commission 5%</p>
<div class="market-table"><table class="market-table__grid" aria-labelledby="${marketId}">
<thead><tr><th scope="col" class="market-table__corner"><span class="visually-hidden">Selection</span></th>
${DEEP_HEAD}${sideHead('Back')}${sideHead('Lay')}${DEEP_HEAD}</tr></thead>
<tbody>${runners.map((runner) => runnerHtml(runner.name)).join('')}</tbody></table></div>
<details class="market__rules"><summary>Rules of this market</summary>
<p>${rules} <a href="/gamesrule">All game rules</a></p></details></section>`;
}

function sideHead(word: string): string {
  return `<th scope="col" class="price-cell">${word}<span class="market-table__book" title="Book percentage"></span></th>`;
}

function runnerHtml(name: string): string {
  return `<tr class="runner"><th scope="row" class="runner__head"><button type="button" class="runner__open" aria-label="${name}, price ladder"><span class="runner__name" title="${name}">${name}</span>${LADDER}</button></th>
${[2, 1, 0].map((level) => cellHtml('back', level)).join('')}${[0, 1, 2].map((level) => cellHtml('lay', level)).join('')}</tr>`;
}

function cellHtml(side: string, level: number): string {
  const deep = level > 0 ? ' price-cell--deep' : '';
  return `<td class="price-cell${deep}"><button type="button" class="price price--${side}">${PRICE}</button></td>`;
}
