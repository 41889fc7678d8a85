import './MoneyActs.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';

/** The two acts beside every balance; on a break only the one that takes money out. */
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
