import { paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { gateways, loadOlderWithdrawals, withdrawals } from '../cashier.ts';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalLock } from './WithdrawalLock.tsx';
import { withdrawalSteps } from './withdrawalSteps.ts';

const WITHDRAW = {
  to: paths.withdraw,
  text: 'Withdraw',
  className: buttonClass({ isSmall: true }),
};

/** All withdrawals with their history. */
export function WithdrawalsView() {
  const list = useFreshList(withdrawals);
  const { data } = list;
  const methods = useFreshList(gateways).data?.gateways;
  return (
    <RequestsPage
      name="withdrawals"
      link={WITHDRAW}
      list={list}
      rows={data?.withdrawals}
      onRetry={() => void withdrawals.refresh()}
      onLoadOlder={loadOlderWithdrawals}
      after={data && <WithdrawalLock isLocked={data.isLocked} />}
      row={(withdrawal) => ({
        name: withdrawal.destination,
        coming: withdrawalSteps(withdrawal, methods),
        facts: <WithdrawalFacts withdrawal={withdrawal} />,
        tool: withdrawal.status === 'pending' && <CancelWithdrawal withdrawal={withdrawal} />,
      })}
    />
  );
}
