import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { href, paths } from '../../paths.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { OFFER_PAGES } from '../../state/money/bonusOffers.ts';
import { mayBeOffered } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import { ActNotice } from './ActNotice.tsx';
import { actOn, bonusAct } from './bonusAct.ts';

/**
 * Offers the bonus that a deposit opens, computed from its amount. One tap takes it; doing nothing leaves it.
 */
export function DepositBonus({ depositId }: { depositId: string }) {
  const all = useFreshList(bonuses).data?.bonuses ?? [];
  const state = useStateOfPlay();
  const act = useSnapshot(bonusAct);
  if (!mayBeOffered(state)) return null;
  // A deposit that opens two bonuses can take only one: offer the larger.
  const [best] = all
    .flatMap((bonus) =>
      bonus.opened?.depositId === depositId ? [{ ...bonus, ...bonus.opened }] : [],
    )
    .sort((one, other) => other.amount - one.amount);
  const isOwnAct = act.kind === 'take' && act.depositId === depositId;
  const acted = isOwnAct ? all.find(({ bonusId }) => bonusId === act.bonusId) : undefined;
  const isTaken = act.phase.is === 'done' && act.phase.result.takenAt !== undefined;
  // What came of a tap is told even when the deposit opens nothing any more.
  if (acted && (isTaken || !best)) {
    return (
      <CardSection title={acted.title}>
        <ActNotice bonusId={acted.bonusId} />
        {isTaken && (
          <Link href={href(paths.bonus, { bonusId: acted.bonusId })}>See its progress</Link>
        )}
      </CardSection>
    );
  }
  if (!best) return null;
  const { bonusId, title, offer, amount, wageringRequired, minOdds, days, until } = best;
  const isBusy = act.phase.is === 'sending' || act.phase.is === 'checking';
  return (
    <CardSection title={`${title}: ${formatNaira(amount)}`}>
      <p>
        It becomes cash in parts as you bet{' '}
        <span translate="no">{formatNaira(wageringRequired)}</span> in all at odds of{' '}
        <span translate="no">{formatOdds(minOdds)}</span> or more within {days} days. You lose what
        is left after that. <Link href={OFFER_PAGES[offer]}>All terms</Link>
      </p>
      <ActNotice bonusId={bonusId} />
      <Button
        kind="action"
        isWide
        isBusy={isBusy && act.bonusId === bonusId}
        disabled={isBusy}
        onClick={() => actOn(bonusId, 'take', depositId)}
      >
        {`Take ${formatNaira(amount)}`}
      </Button>
      <p>
        Take it by {lagosDay(until)} {lagosClock(until)}. Your deposit is yours either way.
      </p>
    </CardSection>
  );
}
