import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CouponBet, CouponLeg } from '../../../contract/betting/couponBets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { lagosClock, lagosDay } from '../../../domain/time/lagosTime.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
import type { LiveScores } from '../../../state/lists/useLiveScores.ts';
import { openProof } from '../../../state/money/proof.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Badge } from '../../../ui/status/Badge.tsx';
import './CouponCard.css';
import { rulesPath } from '../rulesPath.ts';
import { COUPON_STATES, couponName, couponResultKobo, LEG_STATES } from './couponWords.ts';

interface CouponCardProps {
  bet: CouponBet;
  /** Live scores of matches in play. */
  scores: LiveScores;
  /** A slot for another feature in an open bet, such as a cash-out. */
  tools?: ReactNode;
}

/** One sportsbook bet with its legs. */
export function CouponCard({ bet, scores, tools }: CouponCardProps) {
  const { couponId, state, stake, legs, reason, placedAt } = bet;
  const isOpen = state === 'open' || state === 'delayed';
  const { text, kind } = COUPON_STATES[state];
  return (
    <li className="coupon-card">
      <p className="coupon-card__line">
        <b>{couponName(bet)}</b>
        {isOpen || state === 'rejected' ? (
          <Badge {...(kind && { kind })}>{text}</Badge>
        ) : (
          <b>
            {text} <Money kobo={couponResultKobo(bet)} isResult />
          </b>
        )}
      </p>
      <p className="coupon-card__line coupon-card__quiet">
        <span>
          {bet.provider !== undefined && `${bet.provider} · `}
          {couponId}
        </span>
        <time dateTime={new Date(placedAt).toISOString()}>
          {lagosDay(placedAt).slice(4, -5)} {lagosClock(placedAt)}
        </time>
      </p>
      <ul className="coupon-card__legs">
        {legs.map((leg) => (
          <Leg
            key={`${leg.marketId} ${leg.selectionId}`}
            leg={leg}
            score={leg.state === 'open' ? scores.get(leg.gameId) : undefined}
          />
        ))}
      </ul>
      <p className="coupon-card__line">
        <span>
          {bet.freeBetId
            ? `Staked ${wholeNaira(stake)}, a free bet`
            : `Staked ${wholeNaira(stake)}`}
        </span>
        <span>
          {isOpen
            ? `Can return ${wholeNaira(bet.potentialReturn)}`
            : bet.returned !== undefined && `Returned ${wholeNaira(bet.returned)}`}
        </span>
      </p>
      {bet.soldStake !== undefined && (
        <p className="coupon-card__quiet">
          {`Cashed out ${wholeNaira(bet.soldStake)} of the stake for ${wholeNaira(bet.soldFor ?? 0)}`}
        </p>
      )}
      {reason && <p className="coupon-card__reason">{reason}</p>}
      <p className="coupon-card__quiet">
        <Link href={rulesPath({ product: 'sportsbook', rulesVersion: bet.rulesVersion })}>
          Rules {bet.rulesVersion}
        </Link>{' '}
        · Reference {bet.reference}
      </p>
      <Button kind="quiet" isSmall onClick={() => openProof('coupon', couponId)}>
        Signed receipt
      </Button>
      {isOpen && tools}
    </li>
  );
}

function Leg({ leg, score }: { leg: CouponLeg; score: string | undefined }) {
  const { text, kind } = LEG_STATES[leg.state];
  const asked = leg.odds !== leg.oddsAsked && `asked ${formatOdds(leg.oddsAsked)}`;
  const facts = [leg.eventName, leg.marketName, asked].filter(Boolean).join(', ');
  return (
    <li className="coupon-card__leg">
      <span className="coupon-card__line">
        <b title={leg.selectionLabel}>{`${leg.selectionLabel} at ${formatOdds(leg.odds)}`}</b>
        <Badge {...(kind && { kind })}>{text}</Badge>
      </span>
      <span className="coupon-card__quiet">{leg.reason ? `${facts}: ${leg.reason}` : facts}</span>
      {score !== undefined && (
        <span className="coupon-card__score">
          <b>Live</b> {score}
        </span>
      )}
    </li>
  );
}
