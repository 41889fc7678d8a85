import { wholeNaira } from '../../domain/money/money.ts';
import './OpenTickets.css';
import { Link } from 'wouter';
import { couponName } from '../../domain/sportsbook/couponName.ts';
import { useBetList } from '../../state/bets/betsHooks.ts';
import { couponList } from '../../state/bets/couponBets.ts';
import { pathOfGame } from '../../state/bets/pathOfGame.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import type { CouponTools } from './coupons/CouponList.tsx';
import { byMatch } from './groupBets.ts';
import type { OpenMarketTools } from './MatchGroup.tsx';

/** As many of each kind as home has room for. My bets has them all. */
const SHOWN = 3;
const NO_EVENTS: readonly [] = [];

interface OpenTicketsProps {
  couponTools: CouponTools;
  marketTools: OpenMarketTools;
}

/** The newest open bets in a line each, with their cash-out. */
export function OpenTickets({ couponTools, marketTools }: OpenTicketsProps) {
  const coupons = useFreshList(couponList('open'), { refreshOn: NO_EVENTS }).data?.bets ?? [];
  const matches = byMatch(useBetList('open').data?.bets ?? []);
  if (coupons.length === 0 && matches.length === 0) return null;
  return (
    <ul className="open-tickets" aria-label="Open bets">
      {coupons.slice(0, SHOWN).map((bet) => (
        <li key={bet.couponId} className="open-tickets__one">
          <span className="open-tickets__text">
            <b>{couponName(bet)}</b>
            <span className="open-tickets__quiet">
              {`Stake ${wholeNaira(bet.stake)}, possible return ${wholeNaira(bet.potentialReturn)}`}
            </span>
          </span>
          {couponTools(bet)}
        </li>
      ))}
      {matches.slice(0, SHOWN).map(({ gameId, eventName, markets: [market] }) => (
        <li key={gameId} className="open-tickets__one">
          <span className="open-tickets__text">
            <Link href={pathOfGame(gameId)}>{eventName}</Link>
            <span className="open-tickets__quiet">{market?.bets[0].marketName}</span>
          </span>
          {market && marketTools(market.bets)}
        </li>
      ))}
    </ul>
  );
}
