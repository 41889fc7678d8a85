import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { AuditCheck, AuditSubject } from '../../domain/account/moneyAudit.ts';
import { formatNaira } from '../../domain/money/money.ts';
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
  lines: (count) => `Each transaction follows from the one before (${count} read)`,
  balance: () => 'The last transaction matches your balance',
  results: (count) =>
    count === 0
      ? 'No settled bets to compare'
      : `Your bets in ${markets(count)} match what was paid`,
  exposure: (count) =>
    count === 0 ? 'Nothing is reserved' : `What is reserved in ${markets(count)} matches your bets`,
};

/** Recomputes the player's money on the phone from every line and bet, and reports the result. */
export function MoneyCheck() {
  const { status, checks, chain, at } = useSnapshot(moneyAudit);
  useEffect(() => {
    void runMoneyAudit();
  }, []);
  const isFine = checks.every(({ fault }) => !fault) && chain?.isFine !== false;
  return (
    <div className="money-check">
      <p>
        Your phone reads your statement, bets and balance and works everything out again, so you
        don't have to take our word for it.
      </p>
      {status === 'failed' && (
        <Notice kind="warning">
          This check needs fresh figures and we couldn't get them. Nothing has changed. Try again
          when you're online.
        </Notice>
      )}
      {checks.length > 0 && (
        <section aria-label="Result of the check">
          <p className={`money-check__verdict money-check__verdict--${isFine ? 'good' : 'bad'}`}>
            {isFine ? 'Your money adds up' : 'Something does not add up'}
          </p>
          <ul className="money-check__list">
            {checks.map((check) => (
              <Check key={check.subject} check={check} />
            ))}
            {chain && <Row isFine={chain.isFine}>{chain.text}</Row>}
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
    <Row isFine={!fault}>
      {fault
        ? `${fault.where}: it says ${formatNaira(fault.statedKobo)}, but should say ${formatNaira(fault.expectedKobo)}`
        : NAMES[subject](count)}
    </Row>
  );
}

function Row({ isFine, children }: { isFine: boolean; children: string }) {
  return (
    <li className={`money-check__row money-check__row--${isFine ? 'good' : 'bad'}`}>
      <Icon path={isFine ? checkIcon : closeIcon} isSmall />
      <span>{children}</span>
    </li>
  );
}
