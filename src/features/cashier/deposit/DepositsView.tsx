import { paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { isAway } from '../../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../../state/play/useStateOfPlay.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { CashierPage } from '../CashierPage.tsx';
import { deposits, loadOlderDeposits } from '../cashier.ts';
import { RequestList } from '../requests/RequestList.tsx';
import { RequestRow } from '../requests/RequestRow.tsx';
import { RequestTimeline } from '../requests/RequestTimeline.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { MissingMoney } from './MissingMoney.tsx';

const DEPOSIT = {
  to: paths.gateways,
  text: 'Deposit',
  className: buttonClass({ kind: 'action', isSmall: true }),
};

/** All deposits with their history. */
export function DepositsView() {
  const list = useFreshList(deposits);
  const { data, savedAt } = list;
  const isResting = isAway(useStateOfPlay());
  return (
    <CashierPage title="Your deposits" link={isResting ? undefined : DEPOSIT}>
      <RequestList
        name="deposits"
        list={list}
        rows={data?.deposits}
        total={data?.total ?? 0}
        onRetry={() => void deposits.refresh()}
        onLoadOlder={loadOlderDeposits}
        after={data && <NetDeposits kobo={data.netDeposits} />}
      >
        {(deposit) => (
          <RequestRow
            key={deposit.depositId}
            name={deposit.gatewayName}
            detail={deposit.reference}
            request={deposit}
          >
            <DepositFacts deposit={deposit} />
            <RequestTimeline steps={deposit.timeline} />
            {data && <MissingMoney deposit={deposit} told={{ asOf: data.asOf, savedAt }} />}
          </RequestRow>
        )}
      </RequestList>
    </CashierPage>
  );
}

function NetDeposits({ kobo }: { kobo: number }) {
  return (
    <Card>
      <Facts
        facts={[{ name: 'Deposits minus withdrawals, all time', value: <Money kobo={kobo} /> }]}
      />
    </Card>
  );
}
