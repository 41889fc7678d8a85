import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';

/** In place of every way to pay in, while the player may not; why and until when stands above the page. */
export function DepositsOff() {
  return (
    <EmptyState title="Deposits are off" text="Nothing can be paid in now. You can still withdraw.">
      <Link className={buttonClass()} href={paths.withdraw}>
        Withdraw
      </Link>
    </EmptyState>
  );
}
