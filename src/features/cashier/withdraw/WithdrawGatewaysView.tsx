import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { ListAge } from '../../../ui/list/ListAge.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { CashierPage } from '../CashierPage.tsx';
import { CashierSkeleton } from '../CashierSkeleton.tsx';
import { gateways, refreshSavedAccounts } from '../cashier.ts';
import { GatewayRow } from '../GatewayRow.tsx';
import { SavedAccounts } from './SavedAccounts.tsx';
import { withdrawalRequest } from './withdrawalRequest.ts';

/** Withdrawal methods and the player's accounts. */
export function WithdrawGatewaysView() {
  const list = useFreshList(gateways);
  const all = list.data?.gateways.filter(({ kind }) => kind === 'withdraw');
  useEffect(() => void refreshSavedAccounts(), []);
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
      {/* Below a list of unknown length, which would move it. */}
      {(all || list.status === 'failed') && <SavedAccounts />}
    </CashierPage>
  );
}
