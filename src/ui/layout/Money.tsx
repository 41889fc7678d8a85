import { HIDDEN_MONEY } from '../../domain/money/hiddenMoney.ts';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import { classes } from '../classes.ts';
import './Money.css';

interface MoneyProps {
  kobo: number;
  /** Shows a result: with its sign, green above zero, red below, plain at zero. */
  isResult?: boolean;
  /** Shows dots instead, whose number says nothing about the amount. */
  isHidden?: boolean;
}

export function Money({ kobo, isResult, isHidden }: MoneyProps) {
  if (isHidden) {
    return (
      <span className="money">
        <span aria-hidden="true">{HIDDEN_MONEY}</span>
        <span className="visually-hidden">Hidden</span>
      </span>
    );
  }
  const tone = kobo > 0 ? 'money--win' : kobo < 0 && 'money--lose';
  return (
    <span translate="no" className={classes('money', isResult && tone)}>
      {isResult ? signedNaira(kobo) : formatNaira(kobo)}
    </span>
  );
}
