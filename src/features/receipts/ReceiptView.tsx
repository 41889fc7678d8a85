import type { ReceiptBody, ReceiptKind } from '../../contract/account/receipts.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/verdict.ts';
import { Facts } from '../../ui/list/Facts.tsx';
import './ReceiptView.css';

const KINDS: Record<ReceiptKind, string> = {
  bet: texts.exchangeBet,
  coupon: texts.sportsbookBet,
  deposit: texts.deposit,
  withdrawal: texts.withdrawal,
};

const moment = (at: number) => `${lagosDay(at)} ${lagosClock(at)}`;

/** Seconds too, because prices around a bet are seconds apart. */
const second = (at: number) => `${lagosClock(at)}:${new Date(at).toISOString().slice(17, 19)}`;

/** What a receipt says, for people. */
export function ReceiptView({ body }: { body: ReceiptBody }) {
  const { kind, id, player, no, issued, rules, facts, prices, steps, before } = body;
  return (
    <div className="receipt-view">
      <Facts
        facts={[
          { name: KINDS[kind], value: id },
          { name: texts.player, value: player },
          ...facts.map(([name, value]) => ({ name, value })),
          rules !== '' && { name: texts.rulesVersion, value: rules },
        ]}
      />
      {prices.length > 0 && (
        <>
          <h3>{texts.bestPrice}</h3>
          <Facts
            facts={prices.map(([at, hundredths]) => ({
              name: second(at),
              value: (hundredths / 100).toFixed(2),
            }))}
          />
        </>
      )}
      <h3>{texts.whatHappened}</h3>
      <ol className="receipt-view__steps">
        {steps.map(([at, text]) => (
          <li key={`${at} ${text}`}>
            {moment(at)}: {text}
          </li>
        ))}
      </ol>
      <p className="receipt-view__chain">
        Receipt {no} in {player}'s chain, signed {moment(issued)}.{' '}
        {before === '' ? texts.first : texts.before(before.slice(-8))}
      </p>
    </div>
  );
}
