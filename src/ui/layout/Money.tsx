import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import { classes } from '../classes.ts';
import './Money.css';

interface MoneyProps {
  kobo: number;
  /** Shows a result: with its sign, green above zero, red below, plain at zero. */
  isResult?: boolean;
}

export function Money({ kobo, isResult }: MoneyProps) {
  const tone = kobo > 0 ? 'money--win' : kobo < 0 && 'money--lose';
  return (
    <span className={classes('money', isResult && tone)}>
      {isResult ? signedNaira(kobo) : formatNaira(kobo)}
    </span>
  );
}
