import { Link } from 'wouter';
import { formatNaira, wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { gateways, loadOlderWithdrawals, withdrawals } from '../cashier.ts';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import type { ShownWithdrawal } from '../requests/shown.ts';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalLock } from './WithdrawalLock.tsx';
import { withdrawalRequest } from './withdrawalRequest.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

const WITHDRAW = {
  to: paths.withdraw,
  text: 'Withdraw',
  className: buttonClass({ kind: 'quiet', isSmall: true }),
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
        note: isBack(withdrawal) ? texts.backInBalance(formatNaira(withdrawal.amount)) : undefined,
        tool:
          withdrawal.status === 'pending' ? (
            <CancelWithdrawal withdrawal={withdrawal} />
          ) : (
            isBack(withdrawal) && (
              <Link
                className={buttonClass({ kind: 'quiet', isWide: true })}
                href={paths.withdraw}
                onClick={() => fillIn(withdrawal)}
              >
                {texts.withdrawAgain(wholeNaira(withdrawal.amount))}
              </Link>
            )
          ),
      })}
    />
  );
}

const isBack = ({ status }: ShownWithdrawal) => status === 'declined' || status === 'expired';

/** Does nothing while one is on its way. */
function fillIn({ gateway, amount }: ShownWithdrawal): void {
  if (withdrawalRequest.state.phase.is === 'done') withdrawalRequest.again();
  withdrawalRequest.change('gateway', gateway);
  withdrawalRequest.change('amount', String(amount / 100));
}
