import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { paths } from '../../paths.ts';
import { refreshProfile } from '../../state/balance.ts';
import { gateways, withdrawals } from '../../state/cashier.ts';
import { session } from '../../state/session.ts';
import { useFreshList } from '../../state/useFreshList.ts';
import { useMoneyRequest } from '../../state/useMoneyRequest.ts';
import { withdrawalRequest } from '../../state/withdrawalRequest.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListAge } from '../../ui/ListAge.tsx';
import { Breakdown } from './Breakdown.tsx';
import { CashierPage } from './CashierPage.tsx';
import { CashierSkeleton } from './CashierSkeleton.tsx';
import { KycNotice } from './KycNotice.tsx';
import { WithdrawalProgress } from './WithdrawalProgress.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Taking money out: what there is, where it goes, a code, and what becomes of it. */
export function WithdrawView() {
  const methods = useFreshList(gateways);
  const list = useFreshList(withdrawals);
  const { phase } = useMoneyRequest(withdrawalRequest);
  const { user, userProfile } = useSnapshot(session);
  useEffect(() => {
    void refreshProfile();
  }, []);
  const retry = () => {
    void gateways.refresh();
    void withdrawals.refresh();
  };
  const { data } = list;
  const made = phase.is === 'done' ? phase.result : undefined;
  const shown =
    made && (data?.withdrawals.find((row) => row.withdrawalId === made.withdrawalId) ?? made);
  const mayWithdraw = !user?.isDemo && userProfile?.kycStatus === 'approved';
  return (
    <CashierPage title="Withdraw" link={{ to: paths.withdrawals, text: 'Your withdrawals' }}>
      {shown ? (
        <WithdrawalProgress withdrawal={shown} onAnother={withdrawalRequest.again} />
      ) : data && methods.data ? (
        <>
          <KycNotice />
          <Card>
            <section className="cashier__section">
              <h2>What you can withdraw</h2>
              <Breakdown withdrawable={data.withdrawable} />
              <ListAge list={list} onRetry={retry} />
            </section>
          </Card>
          {mayWithdraw && (
            <WithdrawForm
              gateways={methods.data.gateways.filter(({ kind }) => kind === 'withdraw')}
              availableKobo={data.withdrawable.available}
            />
          )}
        </>
      ) : list.status === 'failed' || methods.status === 'failed' ? (
        <ErrorState
          title="Withdrawals could not be loaded"
          text="Nothing is saved on this phone yet. Your money is where it was."
          onRetry={retry}
        />
      ) : (
        <CashierSkeleton label="Loading what you can withdraw" />
      )}
    </CashierPage>
  );
}
