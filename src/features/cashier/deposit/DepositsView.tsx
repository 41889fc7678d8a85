import { formatNaira } from '../../../domain/money/money.ts';
import { paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { isAway } from '../../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../../state/play/useStateOfPlay.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { deposits, loadOlderDeposits } from '../cashier.ts';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { depositSteps } from './depositWords.ts';
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
    <RequestsPage
      name="deposits"
      link={isResting ? undefined : DEPOSIT}
      list={list}
      rows={data?.deposits}
      onRetry={() => void deposits.refresh()}
      onLoadOlder={loadOlderDeposits}
      after={data && <NetDeposits {...data} />}
      row={(deposit) => ({
        name: deposit.gatewayName,
        coming: depositSteps(deposit, formatNaira(deposit.amount - deposit.fee)),
        facts: <DepositFacts deposit={deposit} />,
        tool: data && <MissingMoney deposit={deposit} told={{ asOf: data.asOf, savedAt }} />,
      })}
    />
  );
}

interface NetDepositsProps {
  netDeposits: number;
  paidIn?: number | undefined;
  paidOut?: number | undefined;
}

/** All that was ever paid in less all that was ever paid out. */
function NetDeposits({ netDeposits, paidIn, paidOut }: NetDepositsProps) {
  const isDerived = paidIn !== undefined && paidOut !== undefined;
  return (
    <Card>
      <Facts
        facts={[
          isDerived && { name: 'Deposited, all time', value: <Money kobo={paidIn} /> },
          isDerived && { name: 'Withdrawn, all time', value: <Money kobo={-paidOut || 0} /> },
          {
            name: 'Total net deposits',
            value: <Money kobo={netDeposits} />,
            isTotal: isDerived,
          },
        ]}
      />
    </Card>
  );
}
