import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

/** In place of a page with an offer during a break, and after an exclusion until the account is open again. */
export function OfferClosed() {
  const { isBreak } = useSnapshot(bettingHold);
  return (
    isBreak && (
      <EmptyState
        picture="gift"
        isPage
        title="No offers while betting is off"
        text="Bonuses you already took, with their terms, are under Bonuses."
      >
        <Link className={buttonClass({ kind: 'quiet' })} href={paths.bonuses}>
          Bonuses
        </Link>
      </EmptyState>
    )
  );
}
