import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { SkeletonOf } from '../../ui/status/SkeletonOf.tsx';
import { referralStats } from './referrals.ts';

/** What is paid for a friend and when. */
export function PayoutRule() {
  const { data, problem } = useSnapshot(referralStats.state);
  return (
    <>
      {!data && problem !== undefined ? (
        <p>
          You receive cash, once for each friend, when their first deposit is approved. It goes
          straight to your balance, no conditions. The amounts could not be loaded.
        </p>
      ) : (
        <p>
          You receive <Amount kobo={data?.reward} like={500_00} /> in cash, once for each friend,
          when their first deposit of <Amount kobo={data?.leastDeposit} like={1_000_00} /> or more
          is approved. It goes straight to your balance, no conditions.
        </p>
      )}
      {data && data.commissionPercent > 0 && (
        <p>You also receive {data.commissionPercent}% of the commission your friends pay.</p>
      )}
      <p>
        You, your household and second accounts do not count. Send the link only to adults who want
        it.
      </p>
      <p>
        <Link href={paths.promotionReferral}>All terms of the referral bonus</Link>. If you do this
        for a living: <Link href={paths.affiliate}>the affiliate programme</Link>.
      </p>
    </>
  );
}

/** An amount, or the place of one like it while it is unknown: the lines break where they will. */
function Amount({ kobo, like }: { kobo: number | undefined; like: number }) {
  if (kobo !== undefined) return <Money kobo={kobo} />;
  return (
    <SkeletonOf isInline>
      <Money kobo={like} />
    </SkeletonOf>
  );
}
