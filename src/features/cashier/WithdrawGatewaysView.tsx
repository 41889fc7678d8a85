import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { gateways } from '../../state/cashier.ts';
import { useFreshList } from '../../state/useFreshList.ts';
import { withdrawalRequest } from '../../state/withdrawalRequest.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListAge } from '../../ui/ListAge.tsx';
import './Cashier.css';
import { CashierSkeleton } from './CashierSkeleton.tsx';
import { GatewayRow } from './GatewayRow.tsx';
import { SavedAccounts } from './SavedAccounts.tsx';

/** The ways to take money out, and the accounts it may go to. */
export function WithdrawGatewaysView() {
  const list = useFreshList(gateways);
  const all = list.data?.gateways.filter(({ kind }) => kind === 'withdraw');
  const retry = () => void gateways.refresh();
  return (
    <div className="cashier">
      <div className="cashier__head">
        <h1 className="cashier__title">Withdrawal methods</h1>
        <Link className="cashier__link" href={paths.withdrawals}>
          Your withdrawals
        </Link>
      </div>
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
    </div>
  );
}
