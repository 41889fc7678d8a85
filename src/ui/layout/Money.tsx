import { HIDDEN_MONEY } from '../../domain/money/hiddenMoney.ts';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import { classes } from '../classes.ts';
import { SkeletonOf } from '../status/SkeletonOf.tsx';
import './Money.css';

interface MoneyProps {
  /** `undefined` while it is unknown: its place is held. */
  kobo: number | undefined;
  /** Shows a result: with its sign, green above zero, red below, plain at zero. */
  isResult?: boolean;
  /** Shows dots instead, whose number says nothing about the amount. */
  isHidden?: boolean;
}

/** About as wide as a balance. */
const HELD_PLACE = formatNaira(250_000_00);

export function Money({ kobo, isResult, isHidden }: MoneyProps) {
  if (kobo === undefined) return <SkeletonOf isInline>{HELD_PLACE}</SkeletonOf>;
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
