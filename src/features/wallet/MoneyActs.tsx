import './MoneyActs.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';

/** Deposit and Withdraw, shown beside every balance; during a break only Withdraw. */
export function MoneyActs({ onChoose }: { onChoose?(): void }) {
  return (
    <div className="money-acts">
      <Link
        data-offer=""
        className={buttonClass({ kind: 'action' })}
        href={paths.gateways}
        onClick={onChoose}
      >
        Deposit
      </Link>
      <Link className={buttonClass({ kind: 'quiet' })} href={paths.withdraw} onClick={onChoose}>
        Withdraw
      </Link>
    </div>
  );
}
