import { useState } from 'react';
import type { RequestStatus } from '../../../contract/request.ts';
import { paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { isAway } from '../../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../../state/play/useStateOfPlay.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { ListAge } from '../../../ui/list/ListAge.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { CashierPage } from '../CashierPage.tsx';
import { CashierSkeleton } from '../CashierSkeleton.tsx';
import { deposits, loadOlderDeposits } from '../cashier.ts';
import { OlderRequests } from '../requests/OlderRequests.tsx';
import { RequestRow } from '../requests/RequestRow.tsx';
import { RequestTimeline } from '../requests/RequestTimeline.tsx';
import { StatusFilter } from '../requests/StatusFilter.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { MissingMoney } from './MissingMoney.tsx';

const DEPOSIT = {
  to: paths.gateways,
  text: 'Deposit',
  className: buttonClass({ kind: 'action', isSmall: true }),
};

/** Every deposit with what has happened to it. */
export function DepositsView() {
  const list = useFreshList(deposits);
  const [status, setStatus] = useState<RequestStatus>();
  const isResting = isAway(useStateOfPlay());
  const retry = () => void deposits.refresh();
  const { data } = list;
  const shown = data?.deposits.filter((row) => !status || row.status === status) ?? [];
  return (
    <CashierPage title="Your deposits" link={isResting ? undefined : DEPOSIT}>
      {!data ? (
        list.status === 'failed' ? (
          <ErrorState
            title="Your deposits could not be loaded"
            text="None are saved on this phone yet. They stand with us all the same."
            onRetry={retry}
          />
        ) : (
          <CashierSkeleton label="Loading your deposits" />
        )
      ) : (
        <>
          <StatusFilter selected={status} onSelect={setStatus} />
          <ListAge list={list} onRetry={retry} />
          {shown.length === 0 ? (
            <EmptyState
              title={status ? `No ${status} deposits` : 'No deposits yet'}
              text="Each one stands here with its reference, its state and what has happened to it."
            />
          ) : (
            <Card isFlush>
              <ul className="cashier__list">
                {shown.map((deposit) => (
                  <RequestRow
                    key={deposit.depositId}
                    name={deposit.gatewayName}
                    detail={deposit.reference}
                    request={deposit}
                  >
                    <DepositFacts deposit={deposit} />
                    <RequestTimeline steps={deposit.timeline} />
                    <MissingMoney
                      deposit={deposit}
                      told={{ asOf: data.asOf, savedAt: list.savedAt }}
                    />
                  </RequestRow>
                ))}
              </ul>
            </Card>
          )}
          <OlderRequests
            shown={data.deposits.length}
            total={data.total}
            onLoad={loadOlderDeposits}
          />
          <Card>
            <Facts
              facts={[
                {
                  name: 'Paid in less paid out, of all time',
                  value: <Money kobo={data.netDeposits} />,
                },
              ]}
            />
          </Card>
        </>
      )}
    </CashierPage>
  );
}
