import type { Market, PriceLevel, Runner } from '../../../src/contract/betting/market.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { compactNaira } from '../../../src/domain/money/money.ts';
import { type Html, html } from '../frame/html.ts';
import { sets } from '../frame/site.ts';

const SIDES = { back: 'Back', lay: 'Lay' } as const;
export type Side = keyof typeof SIDES;

interface PriceCell {
  market: Market;
  runner: Runner;
  side: Side;
  /** 0 is the best price. */
  depth: number;
  pick: string;
}

/** A price with the money that waits at it. Side and runner are said, and the side is written on the best. */
export function priceCell({ market, runner, side, depth, pick }: PriceCell): Html {
  const level: PriceLevel | undefined = runner[side][depth];
  const classes = `cell ${side}${depth > 0 ? ' deep' : ''}`;
  const id = `${market.marketId}~${runner.runnerId}~${side}`;
  if (!level) return html`<button class="${classes}" id="c-${id}~${depth}" disabled>–</button>`;
  const [price, kobo] = level;
  const own = `${id}~${price}`;
  return html`<button class="${classes}" id="c-${id}~${depth}" aria-pressed="${String(pick === own)}"
    data-set="${sets({ pick: own, stake: '' })}"><span class="hidden">${SIDES[side]} ${runner.name} at</span>
    <b class="num">${formatOdds(price)}</b><span class="num soft">${compactNaira(kobo)}</span></button>`;
}
