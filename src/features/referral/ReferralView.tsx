import './ReferralView.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { session } from '../../state/session/session.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { SkeletonOf } from '../../ui/status/SkeletonOf.tsx';
import { FriendList } from './FriendList.tsx';
import { joinedByWeek } from './joinedByWeek.ts';
import { PayoutRule } from './PayoutRule.tsx';
import { ReferralStats } from './ReferralStats.tsx';
import { friends, invitation } from './referrals.ts';
import { ShareLink } from './ShareLink.tsx';
import { SourceTable } from './SourceTable.tsx';

/** A quarter of a year. */
const WEEKS = 13;

/** The referral page: the link, who joined through it, and what it earned. */
export function ReferralView() {
  const isDemo = useSnapshot(session).user?.isDemo === true;
  const isResting = isAway(useStateOfPlay());
  return (
    <div className="referral">
      <h1>Refer a friend</h1>
      {isDemo ? (
        <>
          <Notice kind="info">The demo account can't refer friends: it can't be paid.</Notice>
          {!isResting && (
            <p>
              <Link href={paths.promotionReferral}>How the referral bonus works</Link>
            </p>
          )}
        </>
      ) : (
        <>
          {!isResting && (
            <CardSection title="Your code">
              <OwnCode />
            </CardSection>
          )}
          <ReferralStats />
          {!isResting && (
            <CardSection title="When you are paid">
              <PayoutRule />
            </CardSection>
          )}
          <Friends isResting={isResting} />
        </>
      )}
    </div>
  );
}

function OwnCode() {
  const { data, status } = useFreshList(invitation);
  if (data) return <ShareLink code={data.code} path={data.path} />;
  if (status !== 'failed') return <CodeWaiting />;
  return (
    <ErrorState
      title="Your code could not be loaded"
      text="It is not saved on this phone yet. Open it here once and it also shows offline."
      onRetry={() => void invitation.refresh()}
    />
  );
}

/** The rows and the code as high as they will be, whatever this browser can share. */
function CodeWaiting() {
  const code = '0'.repeat(10);
  return (
    <SkeletonOf>
      <ShareLink code={code} path={`/register?agent_code=${code}`} />
    </SkeletonOf>
  );
}

/** How many there are nobody knows ahead: what stands below them comes with them. */
function Friends({ isResting }: { isResting: boolean }) {
  const { data, status } = useSnapshot(friends.state);
  return (
    <>
      <OwnFriends isResting={isResting} />
      {(data || status === 'failed') && (
        <CardSection title="Where your link was opened">
          <SourceTable />
        </CardSection>
      )}
    </>
  );
}

function OwnFriends({ isResting }: { isResting: boolean }) {
  const list = useFreshList(friends);
  const { data, status } = list;
  const now = useNow();
  if (!data || now === 0) {
    return status === 'failed' ? (
      <ErrorState
        title="Your friends could not be loaded"
        text="None are saved on this phone yet. What you earned is in your balance."
        onRetry={() => void friends.refresh()}
      />
    ) : (
      <Skeleton className="referral__friends-skeleton" />
    );
  }
  const { children, total } = data;
  const weeks = joinedByWeek(
    children.map(({ joinedAt }) => joinedAt),
    WEEKS,
    now,
  );
  const recent = weeks.reduce((sum, { value }) => sum + value, 0);
  return (
    <CardSection title="Your friends">
      <ListAge list={list} onRetry={() => void friends.refresh()} />
      {total === 0 ? (
        <EmptyState
          picture="friends"
          title="No one has joined yet"
          text={`Friends who join will appear here.${isResting ? '' : ' Send your link, or let a friend scan the code above.'}`}
        />
      ) : (
        <>
          <BarChart
            title="Joined, by week"
            description={`${recent} joined in the last ${WEEKS} weeks.`}
            points={weeks}
            show={String}
            columns={['Week from', 'Joined']}
          />
          <FriendList friends={children} total={total} now={now} />
        </>
      )}
    </CardSection>
  );
}
