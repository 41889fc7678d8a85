import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LegPart } from '../../../contract/betting/combination.ts';
import type { CouponBet, CouponLeg } from '../../../contract/betting/couponBets.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { couponResultKobo } from '../../../domain/sportsbook/couponEnd.ts';
import { couponName } from '../../../domain/sportsbook/couponName.ts';
import { lagosClock, lagosDay } from '../../../domain/time/lagosTime.ts';
import { showReceipt } from '../../../state/money/shownReceipt.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fold } from '../../../ui/button/Fold.tsx';
import { classes } from '../../../ui/classes.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { Badge } from '../../../ui/status/Badge.tsx';
import type { LiveScores } from '../useLiveScores.ts';
import './CouponCard.css';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { rulesPath } from '../rulesPath.ts';
import { couponWord, LEG_STATES, soldText } from './couponWords.ts';

interface CouponCardProps {
  bet: CouponBet;
  /** Live scores of matches in play. */
  scores: LiveScores;
  /** A slot for another feature in an open bet, such as a cash-out. */
  tools?: ReactNode;
}

/** One sportsbook bet as a ticket: its legs, what it pays, and its cash-out. Its edge has the colour of its state, which is told in words, too. */
export function CouponCard({ bet, scores, tools }: CouponCardProps) {
  const { couponId, state, stake, legs, reason, placedAt } = bet;
  const isOpen = state === 'open' || state === 'delayed';
  const { text, kind } = couponWord(bet);
  const sold = soldText(bet);
  return (
    <li className={classes('coupon-card', kind && `coupon-card--${isOpen ? 'open' : kind}`)}>
      <p className="coupon-card__head">
        <b className="coupon-card__title">{couponName(bet)}</b>
        {isOpen || state === 'rejected' ? (
          <Badge {...(kind && { kind })}>{text}</Badge>
        ) : (
          <b className="coupon-card__result">
            {text} <Money kobo={couponResultKobo(bet)} isResult />
          </b>
        )}
      </p>
      <ul className="coupon-card__legs">
        {legs.map((leg) => (
          <Leg
            key={`${leg.marketId} ${leg.selectionId}`}
            leg={leg}
            isOpenTold={state === 'lost'}
            score={leg.state === 'open' ? scores.get(leg.gameId) : undefined}
          />
        ))}
      </ul>
      <p className="coupon-card__sums">
        <span>
          {bet.freeBetId
            ? `Staked ${wholeNaira(stake)}, a free bet`
            : `Staked ${wholeNaira(stake)}`}
        </span>
        <b className="coupon-card__return">
          {isOpen
            ? `Can return ${wholeNaira(bet.potentialReturn)}`
            : bet.returned !== undefined && `Returned ${wholeNaira(bet.returned)}`}
        </b>
      </p>
      {sold && <p className="coupon-card__quiet">{sold}</p>}
      {reason && <p className="coupon-card__reason">{reason}</p>}
      {isOpen && tools}
      <Fold title="Details" note={`${lagosDay(placedAt).slice(4, -5)} ${lagosClock(placedAt)}`}>
        <div className="coupon-card__details">
          <p className="coupon-card__quiet">
            <Parts
              of={[
                bet.provider,
                couponId,
                `Reference ${bet.reference}`,
                <Link
                  key="rules"
                  href={rulesPath({ product: 'sportsbook', rulesVersion: bet.rulesVersion })}
                >
                  Rules {bet.rulesVersion}
                </Link>,
              ]}
            />
          </p>
          <Button kind="quiet" isSmall onClick={() => showReceipt('coupon', couponId)}>
            Signed receipt
          </Button>
        </div>
      </Fold>
    </li>
  );
}

interface LegProps {
  leg: CouponLeg;
  /** A lost bet has legs to come. "Open" would be said twice where the whole bet is, and be wrong where it was sold. */
  isOpenTold: boolean;
  score: string | undefined;
}

function Leg({ leg, isOpenTold, score }: LegProps) {
  const { text, kind } = LEG_STATES[leg.state];
  const asked = leg.odds !== leg.oddsAsked && `requested ${formatOdds(leg.oddsAsked)}`;
  // Its parts are named below.
  const title = leg.parts ? leg.marketName : leg.selectionLabel;
  const facts = [leg.eventName, !leg.parts && leg.marketName, asked].filter(Boolean).join(', ');
  return (
    <li className="coupon-card__leg" data-state={leg.state}>
      <span className="coupon-card__line">
        <b title={leg.selectionLabel}>{`${title} at ${formatOdds(leg.odds)}`}</b>
        {(isOpenTold || leg.state !== 'open') && <Badge {...(kind && { kind })}>{text}</Badge>}
      </span>
      {leg.parts && (
        <ul className="coupon-card__parts">
          {leg.parts.map((part) => (
            <Part key={`${part.marketId} ${part.selectionId}`} part={part} />
          ))}
        </ul>
      )}
      <span className="coupon-card__quiet">{leg.reason ? `${facts}: ${leg.reason}` : facts}</span>
      {score !== undefined && (
        <span className="coupon-card__score">
          <b>Live</b> {score}
        </span>
      )}
    </li>
  );
}

/** A selection of the bet builder, and what became of it. */
function Part({ part: { marketName, selectionLabel, state } }: { part: LegPart }) {
  const { text, kind } = LEG_STATES[state];
  return (
    <li>
      {selectionLabel} <span className="coupon-card__quiet">{marketName}</span>
      {state !== 'open' && (
        <span className={classes('coupon-card__verdict', kind && `coupon-card__verdict--${kind}`)}>
          {' '}
          {text}
        </span>
      )}
    </li>
  );
}
