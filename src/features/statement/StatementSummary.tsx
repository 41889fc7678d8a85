import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { statementFault } from '../../domain/account/statement.ts';
import { statementParts } from '../../domain/account/statementParts.ts';
import { statementTotals } from '../../domain/account/statementTotals.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { daysIn } from '../../domain/time/dayRange.ts';
import { lagosClock, lagosDay, lagosIsoDate } from '../../domain/time/lagosTime.ts';
import { paths } from '../../paths.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { session } from '../../state/session/session.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { lifetimeDeposits } from './statement.ts';
import { transactionsText } from './statementWords.ts';
import './StatementSummary.css';
import type { ShownStatement } from './useStatement.ts';

/** The statement's totals, and whether they follow from its lines. */
export function StatementSummary({ statement }: { statement: ShownStatement }) {
  const { opening, closing, lines } = statement;
  const { creditKobo, debitKobo } = statementTotals(lines);
  const { isGross } = useWinView();
  const { betKobo, commissionKobo, openKobo, depositKobo, bonusKobo, otherKobo } =
    statementParts(lines);
  const lifetime = useSnapshot(lifetimeDeposits.state).data?.netDeposits;
  return (
    <section className="statement-summary" aria-label="Summary">
      <dl className="statement-summary__sum">
        <Figure name="Opening balance" kobo={opening} />
        <Figure name="In" kobo={creditKobo} isResult />
        <Figure name="Out" kobo={-debitKobo || 0} isResult />
        <Figure name="Closing balance" kobo={closing} isStrong />
      </dl>
      <CheckLine statement={statement} />
      <dl className="statement-summary__sum">
        <Figure
          name={`Betting, ${isGross ? 'before' : 'after'} commission`}
          kobo={isGross ? betKobo : betKobo + commissionKobo}
          isResult
        />
        {isGross && <Figure name="Commission" kobo={commissionKobo} isResult />}
        {openKobo !== 0 && (
          <Figure name="Staked on bets and games still open" kobo={openKobo} isResult />
        )}
        <Figure name="Deposits less withdrawals" kobo={depositKobo} isResult />
        {bonusKobo !== 0 && <Figure name="Bonuses and rewards" kobo={bonusKobo} isResult />}
        {otherKobo !== 0 && <Figure name="Adjustments by us" kobo={otherKobo} isResult />}
        <Figure
          name={`Change over ${daysWord(statement)}`}
          kobo={creditKobo - debitKobo}
          isResult
          isStrong
        />
      </dl>
      {lifetime !== undefined && (
        <dl className="statement-summary__sum">
          <Figure name="Deposits less withdrawals since you joined" kobo={lifetime} />
        </dl>
      )}
    </section>
  );
}

interface FigureProps {
  name: string;
  kobo: number;
  isResult?: boolean;
  isStrong?: boolean;
}

function Figure({ name, kobo, isResult = false, isStrong }: FigureProps) {
  return (
    <div className={isStrong ? 'statement-summary__strong' : undefined}>
      <dt>{name}</dt>
      <dd>
        <Money kobo={kobo} isResult={isResult} />
      </dd>
    </div>
  );
}

function daysWord(range: ShownStatement): string {
  const days = daysIn(range);
  return days === 1 ? 'this day' : `these ${days} days`;
}

/** Checks the statement line by line on this phone instead of trusting the server's totals. */
function CheckLine({ statement }: { statement: ShownStatement }) {
  const { wallet, walletAt } = useSnapshot(session);
  const fault = statementFault(statement);
  const { closing, lines, to, asOf } = statement;
  if (fault) {
    const line = lines.find(({ lineId }) => lineId === fault.lineId);
    const where = line
      ? `Transaction ${line.lineId} of ${lagosDay(line.at)} ${lagosClock(line.at)}`
      : 'The closing balance';
    return (
      <Notice kind="error">
        {where} does not add up: it says <span translate="no">{formatNaira(fault.statedKobo)}</span>
        , but those before it come to <span translate="no">{formatNaira(fault.expectedKobo)}</span>.{' '}
        <Link href={paths.contact}>Tell us</Link>
      </Notice>
    );
  }
  const isNow = to >= lagosIsoDate(asOf);
  const isBalance = isNow && closing === wallet.balance;
  return (
    <>
      <p className="statement-summary__check">
        <b>It adds up:</b> the opening balance and {transactionsText(lines.length)} make the closing
        balance
        {isBalance && ', which is what you have now'}.
      </p>
      {isNow && !isBalance && walletAt > 0 && (
        <p className="statement-summary__note">{`Your balance is ${formatNaira(wallet.balance)}: money has moved since this statement was made.`}</p>
      )}
    </>
  );
}
