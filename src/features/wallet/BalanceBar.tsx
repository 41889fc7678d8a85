import './BalanceBar.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { availableKobo, exposure } from '../../state/balance.ts';
import { session } from '../../state/session.ts';
import { Age } from '../../ui/Age.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** What may be bet, large, with the balance and the exposure it comes from; below it the open bets. */
export function BalanceBar() {
  const { wallet, exposureAmount, walletAt } = useSnapshot(session);
  const { markets } = useSnapshot(exposure);
  const figures = [
    ['Available to bet', availableKobo()],
    ['Balance', wallet.balance],
    ['Exposure', -exposureAmount],
  ] as const;
  const bets = markets.reduce((sum, market) => sum + market.bets, 0);
  return (
    <Card>
      <dl className="balance-bar">
        {figures.map(([label, kobo]) => (
          <div key={label} className="balance-bar__figure">
            <dt className="balance-bar__label">{label}</dt>
            <dd className="balance-bar__amount">
              {walletAt === 0 ? <Skeleton /> : <Money kobo={kobo} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="balance-bar__age">{walletAt > 0 && <Age at={walletAt} />}</div>
      <Link className="balance-bar__bets" href={paths.myBets}>
        {bets === 0 ? 'My bets' : `My bets: ${bets} open`}
        <Icon path={chevronRightIcon} isSmall />
      </Link>
    </Card>
  );
}
