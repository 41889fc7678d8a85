import './PayoutRule.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { referralStats } from './referrals.ts';

/** What is paid, for what, and when. */
export function PayoutRule() {
  const { data, status } = useSnapshot(referralStats.state);
  return (
    <>
      {(data || status !== 'failed') && (
        <p>
          You receive <Amount kobo={data?.reward} /> in cash, once for each friend, when the first
          deposit of <Amount kobo={data?.leastDeposit} /> or more is approved. It goes to your
          balance at once, without a condition.
        </p>
      )}
      {data && data.commissionPercent > 0 && (
        <p>You also receive {data.commissionPercent}% of the commission your friends pay.</p>
      )}
      <p>
        Yourself, your household and second accounts do not count. Send the link only to adults who
        want it.
      </p>
      <p>
        <Link href={paths.promotionReferral}>All terms of the referral bonus</Link>. If this is your
        work: <Link href={paths.affiliate}>the affiliate programme</Link>.
      </p>
    </>
  );
}

/** An amount, or its place in the text while it is unknown. */
function Amount({ kobo }: { kobo: number | undefined }) {
  return kobo === undefined ? <Skeleton className="payout-rule__amount" /> : <Money kobo={kobo} />;
}
