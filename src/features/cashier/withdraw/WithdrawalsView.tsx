import { paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { CashierPage } from '../CashierPage.tsx';
import { loadOlderWithdrawals, withdrawals } from '../cashier.ts';
import { RequestList } from '../requests/RequestList.tsx';
import { RequestRow } from '../requests/RequestRow.tsx';
import { RequestTimeline } from '../requests/RequestTimeline.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalLock } from './WithdrawalLock.tsx';

const WITHDRAW = {
  to: paths.withdraw,
  text: 'Withdraw',
  className: buttonClass({ isSmall: true }),
};

/** All withdrawals with their history. */
export function WithdrawalsView() {
  const list = useFreshList(withdrawals);
  const { data } = list;
  return (
    <CashierPage title="Your withdrawals" link={WITHDRAW}>
      <RequestList
        name="withdrawals"
        list={list}
        rows={data?.withdrawals}
        total={data?.total ?? 0}
        onRetry={() => void withdrawals.refresh()}
        onLoadOlder={loadOlderWithdrawals}
        after={data && <WithdrawalLock isLocked={data.isLocked} />}
      >
        {(withdrawal) => (
          <RequestRow
            key={withdrawal.withdrawalId}
            name={withdrawal.destination}
            detail={withdrawal.reference}
            request={withdrawal}
          >
            <WithdrawalFacts withdrawal={withdrawal} />
            <RequestTimeline steps={withdrawal.timeline} />
            {withdrawal.status === 'pending' && <CancelWithdrawal withdrawal={withdrawal} />}
          </RequestRow>
        )}
      </RequestList>
    </CashierPage>
  );
}
