import './CashbackEstimator.css';
import { useState } from 'react';
import { CASHBACK_ODDS, cashback, cashbackBets } from '../../domain/account/cashback.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { parseNaira } from '../../domain/money/parseNaira.ts';
import { NumberField } from '../../ui/form/NumberField.tsx';

/** Computes the cashback on any loss, on the device. It is a bonus, so it is no cash before it is released. */
export function CashbackEstimator() {
  const [text, setText] = useState('12500');
  const loss = parseNaira(text);
  const isEmpty = 'refusal' in loss && loss.refusal === 'empty';
  return (
    <div className="cashback">
      <NumberField
        label="Net loss of a week"
        unit="₦"
        value={text}
        onChange={setText}
        error={'refusal' in loss && !isEmpty ? 'Enter an amount in naira, like 12,500.' : undefined}
      />
      <p className="cashback__result" role="status">
        {'kobo' in loss && <Result lossKobo={loss.kobo} />}
      </p>
    </div>
  );
}

/* Each text is one: a space of its own moves when what follows it comes in a later packet. */
function Result({ lossKobo }: { lossKobo: number }) {
  const bonus = cashback(lossKobo);
  return (
    <>
      Cashback <b>{formatNaira(bonus)}</b>
      {', as a bonus. Bets of '}
      <b>{formatNaira(cashbackBets(bonus))}</b>
      {' at odds of '}
      <b>{formatOdds(CASHBACK_ODDS)}</b>
      {' or more release it. If you release all of it, the week cost you '}
      <b>{formatNaira(lossKobo - bonus)}</b>
      {', and what those bets lose.'}
    </>
  );
}
