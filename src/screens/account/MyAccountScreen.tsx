import './MyAccountScreen.css';
import { AccountLinks } from '../../features/account/AccountLinks.tsx';
import { StatementView } from '../../features/statement/StatementView.tsx';
import { BalanceBar } from '../../features/wallet/BalanceBar.tsx';

/** The player's money, every movement of it, and the ways to everything else of the account. */
export function MyAccountScreen() {
  return (
    <div className="my-account">
      <h1>Account</h1>
      <BalanceBar />
      <AccountLinks />
      <StatementView />
    </div>
  );
}
