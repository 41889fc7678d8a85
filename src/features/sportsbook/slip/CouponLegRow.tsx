import { useSnapshot } from 'valtio';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { scoreText } from '../../../domain/market/scoreText.ts';
import { combinedParts } from '../../../domain/sportsbook/combination.ts';
import { startsText } from '../../../domain/time/lagosTime.ts';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import { closeIcon } from '../../../ui/icon/icons.ts';
import { Badge } from '../../../ui/status/Badge.tsx';
import { SkeletonOf } from '../../../ui/status/SkeletonOf.tsx';
import { pickKey } from './coupon/couponDraft.ts';
import type { SlipLeg } from './coupon/couponLegs.ts';
import { removePicks, setOut } from './coupon/couponSlip.ts';
import './CouponLegRow.css';
import { SingleStake } from './SingleStake.tsx';

interface CouponLegRowProps {
  leg: SlipLeg;
  /** The bet has other legs, so this one may be left out. */
  canLeaveOut: boolean;
  /** A single among others has a stake of its own; what is wrong with it is said by the text with this id. */
  single?: { problemId: string | undefined } | undefined;
  /** Why the server refused this leg. */
  problem: string | undefined;
}

/** A selection in the slip: its odds, what has changed, and buttons to leave it out or remove it. */
export function CouponLegRow({ leg, canLeaveOut, single, problem }: CouponLegRowProps) {
  const { pick, state, quote } = leg;
  const key = pickKey(pick);
  const now = useNow();
  const { names, startsAt } = pick;
  // From a booking code. Offline its names may not come for a while, which is said; otherwise they are on their way.
  const isComing = useSnapshot(connection).status !== 'offline' && !names && state === 'unknown';
  const label = names?.label ?? texts.unknownSelection;
  const what = names ? [names.market, names.event] : [];
  const hasStake = single !== undefined && state !== 'dead';
  // Each part decides, so none may be cut.
  const isCombined = combinedParts(pick) !== undefined;
  // The end may be cut: what is on now comes first.
  const line = quote?.offer?.inPlay
    ? [`${texts.live}${quote.offer.score ? ` ${scoreText(quote.offer.score)}` : ''}`, ...what]
    : [...what, startsAt !== undefined && startsText(startsAt, now)];
  return (
    <li
      className="coupon-leg"
      data-out={pick.isOut || state === 'dead' ? '' : undefined}
      data-single={hasStake ? '' : undefined}
    >
      <div className="coupon-leg__text">
        <b
          className="coupon-leg__label"
          title={label}
          data-whole={isCombined || hasStake ? '' : undefined}
        >
          {isComing ? <SkeletonOf isInline>Lagos Lions</SkeletonOf> : label}
        </b>
        <span className="coupon-leg__quiet">
          {isComing ? (
            <SkeletonOf isInline>1X2 · Lagos Lions v Eko</SkeletonOf>
          ) : (
            line.filter(Boolean).join(' · ')
          )}
        </span>
      </div>
      <div className="coupon-leg__odds">
        <Odds leg={leg} />
      </div>
      {hasStake && <SingleStake pick={pick} label={label} problemId={single.problemId} />}
      <IconButton label={texts.remove(label)} icon={closeIcon} onClick={() => removePicks([key])} />
      <State leg={leg} canLeaveOut={canLeaveOut} />
      {problem !== undefined && <p className="coupon-leg__problem">{problem}</p>}
    </li>
  );
}

function Odds({ leg: { pick, quote, change, oddsHundredths } }: { leg: SlipLeg }) {
  const asked = pick.oddsHundredths;
  const now = quote?.offer?.selection.odds;
  if (asked === undefined || now === undefined || change === 'same') {
    return <b>{oddsHundredths === undefined ? '–' : formatOdds(oddsHundredths)}</b>;
  }
  return (
    <span className={`coupon-leg__move coupon-leg__move--${change}`}>
      <s>
        <span className="visually-hidden">{texts.was} </span>
        <span translate="no">{formatOdds(asked)}</span>
      </s>{' '}
      → <b>{formatOdds(now)}</b>
      <span className="coupon-leg__word">{change === 'better' ? texts.better : texts.worse}</span>
    </span>
  );
}

function State({
  leg: { pick, state },
  canLeaveOut,
}: Pick<CouponLegRowProps, 'leg' | 'canLeaveOut'>) {
  const key = pickKey(pick);
  if (pick.isOut) {
    return (
      <p className="coupon-leg__state">
        <Badge>{texts.leftOut}</Badge>
        <Button kind="quiet" isSmall onClick={() => setOut(key, false)}>
          {texts.addBack}
        </Button>
      </p>
    );
  }
  if (state === 'dead') {
    return (
      <p className="coupon-leg__state">
        <Badge kind="bad">{texts.notOffered}</Badge>
      </p>
    );
  }
  if (state !== 'suspended') return null;
  return (
    <p className="coupon-leg__state">
      <Badge kind="warn">{texts.suspended}</Badge>
      {canLeaveOut && (
        <Button kind="quiet" isSmall onClick={() => setOut(key, true)}>
          {texts.leaveOut}
        </Button>
      )}
    </p>
  );
}
