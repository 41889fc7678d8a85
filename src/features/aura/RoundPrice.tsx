import './RoundPrice.css';
import { useSnapshot } from 'valtio';
import type { Market } from '../../contract/betting/market.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import type { Side } from '../../domain/market/side.ts';
import { pickRunner, tableBet } from './tableBet.ts';

interface RoundPriceProps {
  market: Market;
  runner: Market['runners'][number];
  side: Side;
  /** The prices are old, or there is no network. */
  isOff: boolean;
  /** Nothing can be laid: it looks like the sportsbook's odds, not like a side of the exchange. */
  isOdds?: boolean;
}

/** The price of a runner in a round. Off while a bet is on its way: one bet at a time. */
export function RoundPrice({ market, runner, side, isOff, isOdds }: RoundPriceProps) {
  const { picked, phase } = useSnapshot(tableBet);
  const { runnerId, name } = runner;
  const price = runner[side][0]?.[0];
  const isPicked =
    picked?.marketId === market.marketId && picked.runnerId === runnerId && picked.side === side;
  const isUnderWay = phase.is === 'sending' || phase.is === 'checking';
  const isDead = price === undefined || isOff || isUnderWay;
  return (
    // `aria-disabled` keeps the focus: the next round enables the same button again.
    <button
      type="button"
      className={`table-price table-price--${isOdds ? 'odds' : side}`}
      aria-pressed={isPicked}
      aria-disabled={isDead}
      aria-label={`${side === 'back' ? 'Back' : 'Lay'} ${name}${price === undefined ? '' : ` at ${formatOdds(price)}`}`}
      onClick={() => !isDead && pickRunner(market, runnerId, side)}
    >
      <span translate="no">{price === undefined ? '–' : formatOdds(price)}</span>
    </button>
  );
}
