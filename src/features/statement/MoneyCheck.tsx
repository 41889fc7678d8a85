import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { AuditCheck, AuditSubject } from '../../domain/account/moneyAudit.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon, closeIcon } from '../../ui/icon/icons.ts';
import { Age } from '../../ui/list/Age.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { moneyAudit, runMoneyAudit } from './moneyAudit.ts';
import './MoneyCheck.css';

const markets = (count: number) => (count === 1 ? '1 market' : `${count} markets`);

const NAMES: Record<AuditSubject, (count: number) => string> = {
  lines: (count) => `Each line follows from the one before (${count} read)`,
  balance: () => 'The last line is your balance',
  results: (count) =>
    count === 0
      ? 'No bet was settled that could be compared'
      : `The bets of ${markets(count)} brought what was booked`,
  exposure: (count) =>
    count === 0
      ? 'Nothing is reserved'
      : `What is reserved in ${markets(count)} follows from your bets`,
  chain: (count) =>
    count === 0
      ? 'No bet is new enough to compare with your chain of receipts'
      : `Your chain of receipts has ${count === 1 ? 'your last bet' : `each of your last ${count} bets`}`,
};

const moment = (at: number) => `${lagosDay(at)} ${lagosClock(at)}`;

function faultText(fault: NonNullable<AuditCheck['fault']>): string {
  if ('where' in fault) {
    const { where, statedKobo, expectedKobo } = fault;
    return `${where}: ${formatNaira(statedKobo)} is stated, ${formatNaira(expectedKobo)} follows`;
  }
  if (fault.is === 'changed') {
    return `Receipt ${fault.no} of your chain is not the one that this phone knew`;
  }
  const bet = `${fault.bet.name}, placed ${moment(fault.bet.placedAt)}`;
  return fault.is === 'missing'
    ? `${bet}: your chain of receipts leaves it out`
    : `${bet}: your chain of receipts has it only since ${moment(fault.at)}`;
}

/** Recomputes the player's money on the phone from every line and bet, and reports the result. */
export function MoneyCheck() {
  const { status, checks, at } = useSnapshot(moneyAudit);
  useEffect(() => {
    void runMoneyAudit();
  }, []);
  const isFine = checks.every(({ fault }) => !fault);
  return (
    <div className="money-check">
      <p>
        Your phone reads your statement, bets and balance, and computes everything again itself. You
        need not take our word for it.
      </p>
      {status === 'failed' && (
        <Notice kind="warning">
          This check needs fresh figures, and they could not be had. Nothing has changed; try again
          with a connection.
        </Notice>
      )}
      {checks.length > 0 && (
        <section aria-label="Result of the check">
          <p className={`money-check__verdict money-check__verdict--${isFine ? 'good' : 'bad'}`}>
            {isFine ? 'Your money reconciles' : 'Something does not reconcile'}
          </p>
          <ul className="money-check__list">
            {checks.map((check) => (
              <Check key={check.subject} check={check} />
            ))}
          </ul>
          <Age at={at} isInWords />
          {!isFine && (
            <p>
              <Link href={paths.contact}>Tell us</Link>, with this page: we owe you an answer.
            </p>
          )}
        </section>
      )}
      <Button kind="quiet" isBusy={status === 'running'} onClick={() => void runMoneyAudit()}>
        {status === 'running' ? 'Checking…' : 'Check again'}
      </Button>
    </div>
  );
}

function Check({ check: { subject, count, fault } }: { check: AuditCheck }) {
  return (
    <li className={`money-check__row money-check__row--${fault ? 'bad' : 'good'}`}>
      <Icon path={fault ? closeIcon : checkIcon} isSmall />
      <span>{fault ? faultText(fault) : NAMES[subject](count)}</span>
    </li>
  );
}
