import './BalanceBar.css';
import { useSnapshot } from 'valtio';
import { moneyView } from '../../state/device/moneyView.ts';
import { availableKobo } from '../../state/money/balance.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { session } from '../../state/session/session.ts';
import { late } from '../../ui/late/late.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Age } from '../../ui/list/Age.tsx';
import { SkeletonOf } from '../../ui/status/SkeletonOf.tsx';
import { MoneyActs } from './MoneyActs.tsx';

const TakenStakes = late(() => import('./TakenStakes.tsx').then((module) => module.TakenStakes));

/**
 * The amount available for bets, large, with the balance and exposure that it comes from. During a break
 * nothing is available.
 */
export function BalanceBar() {
  const { wallet, exposureAmount, walletAt } = useSnapshot(session);
  const { isHidden } = useSnapshot(moneyView);
  const isResting = isAway(useStateOfPlay());
  const figures = [
    [isResting ? 'Available' : 'Available to bet', availableKobo()],
    ['Balance', wallet.balance],
    ['Exposure', exposureAmount],
  ] as const;
  return (
    <Card isFlush>
      <div className="balance">
        <dl className="balance-bar">
          {figures.map(([label, kobo]) => (
            <div key={label} className="balance-bar__figure">
              <dt className="balance-bar__label">{label}</dt>
              <dd className="balance-bar__amount">
                {walletAt === 0 ? (
                  <SkeletonOf isInline>{label === 'Exposure' ? '₦0.00' : '₦250,000.00'}</SkeletonOf>
                ) : (
                  <Money kobo={kobo} isHidden={isHidden} />
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="balance-bar__age">
          <span>
            <TakenStakes />
          </span>
          {/* Last, because it is mostly only spoken, and the gap beside it is still there. */}
          {walletAt > 0 && <Age at={walletAt} />}
        </div>
        <MoneyActs />
      </div>
    </Card>
  );
}
