import './ReferralStats.css';
import type { ReactNode } from 'react';
import { formatNaira } from '../../domain/money/money.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { referralStats } from './referrals.ts';

/** The figures from the link to the money: each is a part of the one before it. */
export function ReferralStats() {
  const { data } = useFreshList(referralStats);
  const figure = (name: string, value: ReactNode) => (
    <div className="referral-stats__figure">
      <dt>{name}</dt>
      <dd>{value ?? <Skeleton />}</dd>
    </div>
  );
  return (
    <dl className="referral-stats">
      {figure('Link opened', data?.clicks)}
      {figure('Joined', data?.signUps)}
      {figure('Deposited', data?.depositors)}
      {figure('You earned', data && formatNaira(data.earned))}
      {figure('Pending', data && formatNaira(data.pending))}
    </dl>
  );
}
