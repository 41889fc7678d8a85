import './BalanceChip.css';
import { useSnapshot } from 'valtio';
import { formatNaira } from '../../domain/money/money.ts';
import { session } from '../../state/session/session.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

export function BalanceChip({ onOpen }: { onOpen(): void }) {
  const { wallet, walletAt } = useSnapshot(session);
  if (walletAt === 0) return <Skeleton className="balance-chip" />;
  return (
    <button type="button" className="balance-chip" onClick={onOpen}>
      <span className="balance-chip__label">Balance</span>
      <span className="balance-chip__amount">{formatNaira(wallet.balance)}</span>
    </button>
  );
}
