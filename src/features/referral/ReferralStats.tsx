import './ReferralStats.css';
import { formatNaira } from '../../domain/money/money.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { ListTrouble } from '../../ui/list/ListTrouble.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { referralStats } from './referrals.ts';

/** The figures from the link to the money: each is a part of the one before it. */
export function ReferralStats() {
  const list = useFreshList(referralStats);
  const { data, problem } = list;
  // A server may know one sum only.
  const isTold = !data || data.possible !== undefined;
  return (
    <>
      {(data || problem === undefined) && (
        <dl className="referral-stats">
          <Figure name="Link opened" value={data?.clicks} />
          <Figure name="Joined" value={data?.signUps} />
          <Figure name="Deposited" value={data?.depositors} />
          <Figure name="You earned" value={data && formatNaira(data.earned)} />
          {isTold && (
            <Figure name="Still possible" value={data && formatNaira(data.possible ?? 0)} />
          )}
          {data && (data.pending > 0 || !isTold) && (
            <Figure name="Pending" value={formatNaira(data.pending)} />
          )}
        </dl>
      )}
      <ListTrouble list={list} onRetry={() => void referralStats.refresh()} />
    </>
  );
}

function Figure({ name, value }: { name: string; value: string | number | undefined }) {
  return (
    <div className="referral-stats__figure">
      <dt>{name}</dt>
      <dd>{value ?? <Skeleton />}</dd>
    </div>
  );
}
