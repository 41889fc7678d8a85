import type { Withdrawable } from '../../../contract/cashier/withdrawals.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';

/** The withdrawable amount and what makes it less than the balance. */
export function Breakdown({ withdrawable }: { withdrawable: Withdrawable }) {
  const { balance, exposure, unmetTurnover, lockedBonus, available } = withdrawable;
  return (
    <>
      <Facts
        facts={[
          { name: 'Balance', value: <Money kobo={balance} /> },
          { name: 'Reserved for open bets', value: <Money kobo={-exposure} /> },
          { name: 'Deposited, not bet yet', value: <Money kobo={-unmetTurnover} /> },
          { name: 'You can withdraw', value: <Money kobo={available} />, isTotal: true },
        ]}
      />
      {unmetTurnover > 0 && (
        <p className="cashier__note">Bet your deposit once before you withdraw it.</p>
      )}
      {lockedBonus > 0 && (
        <p className="cashier__note">
          A bonus of <Money kobo={lockedBonus} /> is locked until you bet it. It isn't included in
          your balance.
        </p>
      )}
    </>
  );
}
