import './OpenBetsSummary.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useBetList } from '../../state/bets/betsHooks.ts';
import { session } from '../../state/session/session.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chevronRightIcon } from '../../ui/icon/icons.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Age } from '../../ui/list/Age.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

/** Number of open bets, total stake, and the most they can lose together. */
export function OpenBetsSummary() {
  const { data, savedAt, status } = useBetList('open');
  const { exposureAmount } = useSnapshot(session);
  const amounts = [
    ['Staked', data?.bets.reduce((kobo, { stake }) => kobo + stake, 0)],
    // The account's exposure, because bets against each other cannot all lose.
    ['Most you can lose', data && exposureAmount],
  ] as const;
  return (
    <Card isFlush>
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
