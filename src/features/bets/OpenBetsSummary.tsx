import './OpenBetsSummary.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useOpenBets } from '../../state/bets/openBets.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chevronRightIcon } from '../../ui/icon/icons.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Age } from '../../ui/list/Age.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

/** Number of open bets, total stake, and the most they can lose together. */
export function OpenBetsSummary() {
  const { sums, savedAt, isFailed } = useOpenBets();
  const amounts = [
    ['Staked', sums?.stakedKobo],
    ['Most you can lose', sums?.mostKobo],
  ] as const;
  return (
    <Card isFlush>
      <div className="open-bets">
        <Link className="open-bets__head" href={paths.myBets}>
          <b>{sums ? openText(sums.count) : 'Open bets'}</b>
          <span className="open-bets__all">
            My bets <Icon path={chevronRightIcon} isSmall />
          </span>
        </Link>
        {sums?.count === 0 ? (
          <p className="open-bets__none">
            {/* Its hyphen does not break: on a narrow phone "out." had a line of its own. */}
            {'Your bets appear here, with their cash\u2011out.'}
          </p>
        ) : (
          <dl className="open-bets__amounts">
            {amounts.map(([label, kobo]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {kobo === undefined ? (
                    isFailed ? (
                      "Couldn't load"
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
        )}
        <p className="open-bets__age">{sums && <Age at={savedAt} />}</p>
      </div>
    </Card>
  );
}

function openText(count: number): string {
  if (count === 0) return 'No open bets';
  return count === 1 ? '1 open bet' : `${count} open bets`;
}
