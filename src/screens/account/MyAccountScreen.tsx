import './MyAccountScreen.css';
import { Link } from 'wouter';
import { StatementView } from '../../features/statement/StatementView.tsx';
import { BalanceBar } from '../../features/wallet/BalanceBar.tsx';
import { paths } from '../../paths.ts';
import { openSaferPlay } from '../../state/play/playWatch.ts';

const LINKS = [
  ['My bets', paths.myBets],
  ['Bonuses', paths.bonuses],
  ['Deposits', paths.deposits],
  ['Withdrawals', paths.withdrawals],
] as const;

/** The player's money and links to every movement of it. */
export function MyAccountScreen() {
  return (
    <div className="my-account">
      <h1>My account</h1>
      <BalanceBar />
      <nav className="my-account__links" aria-label="More of your account">
        {LINKS.map(([label, to]) => (
          <Link
            key={to}
            className="my-account__link"
            href={to}
            {...(to === paths.bonuses && { 'data-offer': '' })}
          >
            {label}
          </Link>
        ))}
        <button type="button" className="my-account__link" onClick={openSaferPlay}>
          Limits and breaks
        </button>
      </nav>
      <StatementView />
    </div>
  );
}
