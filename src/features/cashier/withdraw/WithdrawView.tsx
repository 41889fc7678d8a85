import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { useMoneyRequest } from '../../../state/money/useMoneyRequest.ts';
import { refreshProfile } from '../../../state/session/profile.ts';
import { session } from '../../../state/session/session.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { ListAge } from '../../../ui/list/ListAge.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { CashierPage } from '../CashierPage.tsx';
import { CashierSkeleton } from '../CashierSkeleton.tsx';
import { gateways, WITHDRAWAL_EVENTS, withdrawals } from '../cashier.ts';
import { Breakdown } from '../fields/Breakdown.tsx';
import { useWithdrawable } from '../useWithdrawable.ts';
import { KycNotice } from './KycNotice.tsx';
import { methodOf } from './methodOf.ts';
import { WithdrawalProgress } from './WithdrawalProgress.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { withdrawalRequest } from './withdrawalRequest.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

/** The withdrawal page: available money, form, code, and the progress of the request. */
export function WithdrawView() {
  const methods = useFreshList(gateways);
  const list = useFreshList(withdrawals, { refreshOn: WITHDRAWAL_EVENTS });
  const { phase, values } = useMoneyRequest(withdrawalRequest);
  const { user, userProfile, wallet } = useSnapshot(session);
  useEffect(() => {
    void refreshProfile();
  }, []);
  const retry = () => {
    void gateways.refresh();
    void withdrawals.refresh();
  };
  const { data } = list;
  const withdrawable = useWithdrawable(data);
  const made = phase.is === 'done' ? phase.result : undefined;
  const shown =
    made && (data?.withdrawals.find((row) => row.withdrawalId === made.withdrawalId) ?? made);
  const ways = methods.data?.gateways.filter(({ kind }) => kind === 'withdraw');
  const gateway = methodOf(ways, values['gateway']);
  const isAnyOpen = ways?.some(({ status }) => status !== 'down') || phase.is !== 'editing';
  const mayWithdraw = !user?.isDemo && userProfile?.kycStatus === 'approved';
  return (
    <CashierPage title="Withdraw" link={{ to: paths.withdrawals, text: 'Your withdrawals' }}>
      {shown ? (
        <WithdrawalProgress
          withdrawal={shown}
          coming={withdrawalSteps(shown, methods.data?.gateways)}
          isNew
          onAnother={withdrawalRequest.again}
        />
      ) : data && ways ? (
        <>
          <KycNotice />
          <Card>
            <section className="cashier__section" aria-label="What you can withdraw">
              {withdrawable ? (
                <Breakdown withdrawable={withdrawable} />
              ) : (
                <Unknown balanceKobo={wallet.balance} />
              )}
              <ListAge list={list} onRetry={retry} />
            </section>
          </Card>
          {!mayWithdraw ? null : gateway && isAnyOpen ? (
            <WithdrawForm
              gateways={ways}
              gateway={gateway}
              availableKobo={withdrawable?.available}
              tax={data.tax}
            />
          ) : (
            <p className="cashier__note">{texts.noMethod}</p>
          )}
        </>
      ) : list.status === 'failed' || methods.status === 'failed' ? (
        <ErrorState
          title="Withdrawals could not be loaded"
          text="Nothing is saved on this phone yet. Your money is safe."
          onRetry={retry}
        />
      ) : (
        <CashierSkeleton label="Loading what you can withdraw" />
      )}
    </CashierPage>
  );
}

/** Shown while the balance is newer than the last withdrawable figure. */
function Unknown({ balanceKobo }: { balanceKobo: number }) {
  return (
    <>
      <Facts facts={[{ name: 'Balance', value: <Money kobo={balanceKobo} /> }]} />
      <p className="cashier__note">
        Your balance or your bets have changed since. Go online to see how much you can withdraw.
      </p>
    </>
  );
}
