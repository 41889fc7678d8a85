import './BalanceChip.css';
import { useSnapshot } from 'valtio';
import { formatNaira } from '../../domain/money/money.ts';
import { session } from '../../state/session/session.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

/** The money available and the exposure; a tap opens the balance. */
export function BalanceChip({ onOpen }: { onOpen(): void }) {
  const { wallet, exposureAmount, walletAt } = useSnapshot(session);
  if (walletAt === 0) return <Skeleton className="balance-chip" />;
  const available = formatNaira(wallet.balance - exposureAmount);
  const exposure = formatNaira(exposureAmount);
  return (
    <button type="button" className="balance-chip" onClick={onOpen}>
      <span className="visually-hidden">
        Balance {formatNaira(wallet.balance)}, available {available}, exposure {exposure}
      </span>
      {/* A phone has no room for the words. */}
      <span className="balance-chip__line" aria-hidden="true">
        <span className="balance-chip__label balance-chip__label--long">Available</span>
        <b>{available}</b>
      </span>
      <span className="balance-chip__line" aria-hidden="true">
        <span className="balance-chip__label balance-chip__label--long">Exposure</span>
        <span className="balance-chip__label balance-chip__label--short">Exp.</span>
        {exposure}
      </span>
    </button>
  );
}
