import type { Withdrawable } from '../../../contract/cashier/withdrawals.ts';
import { heldByTurnover } from '../../../domain/account/withdrawable.ts';
import * as texts from '../../../messages/english/withdraw/withdraw.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import './Breakdown.css';
import { LockedBonus } from './LockedBonus.tsx';

/** The withdrawable amount, and what makes it less than the balance and how that gets free. */
export function Breakdown({ withdrawable }: { withdrawable: Withdrawable }) {
  const { balance, exposure, unmetTurnover, lockedBonus, available } = withdrawable;
  const isAllFree = available === balance;
  // Beside open bets, so that the lines add up to what can be withdrawn.
  const held = heldByTurnover(withdrawable);
  return (
    <>
      <div>
        <p className="cashier__note">{texts.free}</p>
        <p className="breakdown__free">
          <Money kobo={available} />
        </p>
      </div>
      {!isAllFree && (
        // The lines say the same in numbers.
        <meter className="breakdown__bar" aria-hidden="true" max={balance} value={available} />
      )}
      <Facts
        facts={[
          { name: 'Balance', value: <Money kobo={balance} /> },
          exposure > 0 && { name: texts.heldByBets, value: <Money kobo={-exposure} /> },
          held > 0 && { name: texts.notBetYet, value: <Money kobo={-held} /> },
        ]}
      />
      {exposure > 0 && <p className="cashier__note">{texts.heldByBetsWhy}</p>}
      {unmetTurnover > 0 && (
        <p className="cashier__note">
          {texts.notBetYetWhy}
          {unmetTurnover > held && (
            <>
              {' '}
              <Money kobo={unmetTurnover} /> {texts.stillToBet}
            </>
          )}
        </p>
      )}
      {lockedBonus > 0 && <LockedBonus kobo={lockedBonus} />}
    </>
  );
}
