import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';

/**
 * Replaces all deposit methods while the player may not deposit. The notice above the page says why and until
 * when.
 */
export function DepositsOff() {
  return (
    <EmptyState
      picture="wallet"
      title="Deposits are off"
      text="You can't deposit now. You can still withdraw."
    >
      <Link className={buttonClass({ kind: 'quiet' })} href={paths.withdraw}>
        Withdraw
      </Link>
    </EmptyState>
  );
}
