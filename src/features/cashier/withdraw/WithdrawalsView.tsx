import { useState } from 'react';
import type { RequestStatus } from '../../../contract/request.ts';
import { paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { ListAge } from '../../../ui/list/ListAge.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { CashierPage } from '../CashierPage.tsx';
import { CashierSkeleton } from '../CashierSkeleton.tsx';
import { loadOlderWithdrawals, withdrawals } from '../cashier.ts';
import { OlderRequests } from '../requests/OlderRequests.tsx';
import { RequestRow } from '../requests/RequestRow.tsx';
import { RequestTimeline } from '../requests/RequestTimeline.tsx';
import { StatusFilter } from '../requests/StatusFilter.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalLock } from './WithdrawalLock.tsx';

/** Every withdrawal with what has happened to it. */
export function WithdrawalsView() {
  const list = useFreshList(withdrawals);
  const [status, setStatus] = useState<RequestStatus>();
  const retry = () => void withdrawals.refresh();
  const { data } = list;
  const shown = data?.withdrawals.filter((row) => !status || row.status === status) ?? [];
  return (
    <CashierPage
      title="Your withdrawals"
      link={{ to: paths.withdraw, text: 'Withdraw', className: buttonClass({ isSmall: true }) }}
    >
      {!data ? (
        list.status === 'failed' ? (
          <ErrorState
            title="Your withdrawals could not be loaded"
            text="None are saved on this phone yet. They stand with us all the same."
            onRetry={retry}
          />
        ) : (
          <CashierSkeleton label="Loading your withdrawals" />
        )
      ) : (
        <>
          <StatusFilter selected={status} onSelect={setStatus} />
          <ListAge list={list} onRetry={retry} />
          {shown.length === 0 ? (
            <EmptyState
              title={status ? `No ${status} withdrawals` : 'No withdrawals yet'}
              text="Each one stands here with its reference, its state and what has happened to it."
            />
          ) : (
            <Card isFlush>
              <ul className="cashier__list">
                {shown.map((withdrawal) => (
                  <RequestRow
                    key={withdrawal.withdrawalId}
                    name={withdrawal.destination}
                    detail={withdrawal.reference}
                    request={withdrawal}
                  >
                    <WithdrawalFacts withdrawal={withdrawal} />
                    <RequestTimeline steps={withdrawal.timeline} />
                    {withdrawal.status === 'pending' && (
                      <CancelWithdrawal withdrawal={withdrawal} />
                    )}
                  </RequestRow>
                ))}
              </ul>
            </Card>
          )}
          <OlderRequests
            shown={data.withdrawals.length}
            total={data.total}
            onLoad={loadOlderWithdrawals}
          />
          <WithdrawalLock isLocked={data.isLocked} />
        </>
      )}
    </CashierPage>
  );
}
