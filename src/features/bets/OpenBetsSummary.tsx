import './OpenBetsSummary.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useBetList } from '../../state/betsHooks.ts';
import { session } from '../../state/session.ts';
import { Age } from '../../ui/Age.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon } from '../../ui/icons.ts';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** How many bets are open, what was staked, and what all of them can cost at worst. */
export function OpenBetsSummary() {
  const { data, savedAt, status } = useBetList('open');
  const { exposureAmount } = useSnapshot(session);
  const amounts = [
    ['Staked', data?.bets.reduce((kobo, { stake }) => kobo + stake, 0)],
    // Bets against each other cannot all lose: it is the exposure of the account.
    ['Can cost at worst', data && exposureAmount],
  ] as const;
  return (
    <Card>
      <div className="open-bets">
        <Link className="open-bets__head" href={paths.myBets}>
          <b>{data ? openText(data.total) : 'Open bets'}</b>
          <span className="open-bets__all">
            My bets <Icon path={chevronRightIcon} isSmall />
          </span>
        </Link>
        <dl className="open-bets__amounts">
          {amounts.map(([label, kobo]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {kobo === undefined ? (
                  status === 'failed' ? (
                    'Not known'
                  ) : (
                    <Skeleton />
                  )
                ) : (
                  <Money kobo={kobo} />
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="open-bets__age">{data && <Age at={savedAt} />}</p>
      </div>
    </Card>
  );
}

function openText(count: number): string {
  if (count === 0) return 'No open bets';
  return count === 1 ? '1 open bet' : `${count} open bets`;
}
