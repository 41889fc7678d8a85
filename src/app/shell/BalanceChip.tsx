import './BalanceChip.css';
import { useSnapshot } from 'valtio';
import { HIDDEN_MONEY } from '../../domain/money/hiddenMoney.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { moneyView } from '../../state/device/moneyView.ts';
import { session } from '../../state/session/session.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

/** The money available and the exposure; a tap opens the balance. */
export function BalanceChip({ onOpen }: { onOpen(): void }) {
  const { wallet, exposureAmount, walletAt } = useSnapshot(session);
  const { isHidden } = useSnapshot(moneyView);
  const text = (kobo: number) => (isHidden ? HIDDEN_MONEY : formatNaira(kobo));
  if (walletAt === 0) return <Skeleton className="balance-chip" />;
  const available = text(wallet.balance - exposureAmount);
  const exposure = text(exposureAmount);
  return (
    <button type="button" className="balance-chip" onClick={onOpen}>
      <span className="visually-hidden">
        {isHidden
          ? 'Balance hidden'
          : `Balance ${formatNaira(wallet.balance)}, available ${available}, exposure ${exposure}`}
      </span>
      {/* A phone has no room for the words. */}
      <span className="balance-chip__line" aria-hidden="true">
        <span className="balance-chip__label balance-chip__label--long">Available</span>
        <b translate="no">{available}</b>
      </span>
      <span className="balance-chip__line" aria-hidden="true">
        <span className="balance-chip__label balance-chip__label--long">Exposure</span>
        <span className="balance-chip__label balance-chip__label--short">Exp.</span>
        <span translate="no">{exposure}</span>
      </span>
    </button>
  );
}
