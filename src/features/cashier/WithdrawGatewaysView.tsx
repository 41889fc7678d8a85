import { paths } from '../../paths.ts';
import { gateways } from '../../state/cashier.ts';
import { useFreshList } from '../../state/useFreshList.ts';
import { withdrawalRequest } from '../../state/withdrawalRequest.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListAge } from '../../ui/ListAge.tsx';
import { CashierPage } from './CashierPage.tsx';
import { CashierSkeleton } from './CashierSkeleton.tsx';
import { GatewayRow } from './GatewayRow.tsx';
import { SavedAccounts } from './SavedAccounts.tsx';

/** The ways to take money out, and the accounts it may go to. */
export function WithdrawGatewaysView() {
  const list = useFreshList(gateways);
  const all = list.data?.gateways.filter(({ kind }) => kind === 'withdraw');
  const retry = () => void gateways.refresh();
  return (
    <CashierPage
      title="Withdrawal methods"
      link={{ to: paths.withdrawals, text: 'Your withdrawals' }}
    >
      {all ? (
        <section className="cashier__section">
          <ListAge list={list} onRetry={retry} />
          <Card isFlush>
            <ul className="cashier__list">
              {all.map((gateway) => (
                <GatewayRow
                  key={gateway.code}
                  gateway={gateway}
                  to={paths.withdraw}
                  onChoose={() => withdrawalRequest.change('gateway', gateway.code)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ) : list.status === 'failed' ? (
        <ErrorState
          title="The methods could not be loaded"
          text="None are saved on this phone yet. No money has moved."
          onRetry={retry}
        />
      ) : (
        <CashierSkeleton label="Loading the methods" />
      )}
      <SavedAccounts />
    </CashierPage>
  );
}
