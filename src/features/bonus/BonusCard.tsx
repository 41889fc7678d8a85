import './BonusCard.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Bonus } from '../../contract/cashier/bonus.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { startsWithin } from '../../domain/time/lagosTime.ts';
import { href, paths } from '../../paths.ts';
import { ONCE } from '../../state/money/bonusOffers.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { Badge } from '../../ui/status/Badge.tsx';
import { ActNotice } from './ActNotice.tsx';
import { actOn, bonusAct } from './bonusAct.ts';
import { isFreeBet, isUpTo, STATUSES } from './bonusWords.ts';
import { stillToBet } from './stillToBet.ts';
import { WageringBar } from './WageringBar.tsx';

export type ShownBonus = Omit<Readonly<Bonus>, 'terms' | 'contributionPercent'> & {
  readonly terms: readonly string[];
  readonly contributionPercent: Readonly<Record<string, number>>;
};

const UNLOCKS = {
  kyc: { text: 'Verify to unlock', to: paths.kyc },
  deposit: { text: 'Deposit to unlock', to: paths.gateways },
};

/** What its last instant means, by state. */
const TIMED: Partial<Record<Bonus['status'], string>> = {
  available: 'Take it before',
  active: 'Ends',
  expired: 'Ended',
};

interface BonusCardProps {
  bonus: ShownBonus;
  /** On the bonus's own page, whose heading already names it. */
  isWhole?: boolean;
  /** On the page of its offer, whose table has the odds and the days. */
  isOfOffer?: boolean;
}

/** A bonus in short: its amount, its condition and its progress. */
export function BonusCard({ bonus, isWhole, isOfOffer }: BonusCardProps) {
  const { bonusId, offer, title, status, amount, released, minOdds, expiresAt } = bonus;
  const { wagered, opened, needs } = bonus;
  // Once a deposit has opened it, the exact amount is known.
  const isRange = isUpTo(bonus) && !opened;
  const wageringRequired = opened?.wageringRequired ?? bonus.wageringRequired;
  const endsAt = opened?.until ?? expiresAt;
  const now = useNow();
  const isResting = isAway(useStateOfPlay());
  const { phase, bonusId: acted } = useSnapshot(bonusAct);
  const isOver = status !== 'active' && status !== 'available';
  const { word, kind } = STATUSES[status];
  const isBusy = phase.is === 'sending' || phase.is === 'checking';
  return (
    <div className="bonus-card">
      <div className="bonus-card__head">
        <h2 className="bonus-card__title">
          {isWhole ? 'Progress' : <Link href={href(paths.bonus, { bonusId })}>{title}</Link>}
        </h2>
        <Badge {...(kind && { kind })}>{word}</Badge>
      </div>
      <p className="bonus-card__amount">
        {isRange && 'Up to '}
        <Money kobo={opened?.amount ?? amount} />
        {released > 0 && (
          <span className="bonus-card__released">
            <Money kobo={released} /> released
          </span>
        )}
      </p>
      {status === 'active' && (
        <>
          <WageringBar wagered={wagered} wageringRequired={wageringRequired} />
          <p className="bonus-card__left">{stillToBet(bonus, now)}</p>
        </>
      )}
      {!(isOfOffer && status === 'active') && (
        <p className="bonus-card__terms">
          {status === 'available' && wageringRequired > 0 && (
            <span>
              {isRange ? 'At most ' : ''}
              <Money kobo={wageringRequired} /> in bets
            </span>
          )}
          {(status === 'available' || status === 'active') && !isFreeBet(bonus) && (
            <span>{`Odds ${formatOdds(minOdds)} or more`}</span>
          )}
          {endsAt !== undefined && now > 0 && TIMED[status] !== undefined && (
            <span>
              {TIMED[status]} {startsWithin(endsAt, now)}
            </span>
          )}
        </p>
      )}
      {isOfOffer && isOver && ONCE.includes(offer) && (
        <p className="bonus-card__once">Each player can have this bonus once.</p>
      )}
      <ActNotice bonusId={bonusId} />
      {status === 'active' && !isResting && (
        <Link
          className={buttonClass({ isWide: true })}
          href={
            isFreeBet(bonus) ? paths.sportsbook : href(paths.sportCategory, { category: 'soccer' })
          }
        >
          {isFreeBet(bonus) ? 'Use it in the sportsbook' : 'See the matches'}
        </Link>
      )}
      {status === 'available' && needs && (
        <Link className={buttonClass({ kind: 'quiet', isWide: true })} href={UNLOCKS[needs].to}>
          {UNLOCKS[needs].text}
        </Link>
      )}
      {status === 'available' && !needs && (
        <Button
          isWide
          disabled={isBusy}
          isBusy={isBusy && acted === bonusId}
          onClick={() => actOn(bonusId, 'take', opened?.depositId)}
        >
          Take this bonus
        </Button>
      )}
      {isOfOffer && isOver && (
        <Link className={buttonClass({ kind: 'quiet', isWide: true })} href={paths.bonuses}>
          Your bonuses
        </Link>
      )}
    </div>
  );
}
