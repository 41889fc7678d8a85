import { afterCommission, type CashOutQuote } from '../../domain/cashOut.ts';
import { type CashOutWay, commissionBasisPoints } from '../../state/cashOutOffer.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import type { CashOutPanelProps } from './CashOutPlan.ts';
import { CashOutTable } from './CashOutTable.tsx';
import { sureText, WAYS } from './cashOutWords.ts';
import { useCashOutOffer } from './useCashOutOffer.ts';

interface CashOutChoiceProps extends CashOutPanelProps {
  fractionBasisPoints: number;
  onFraction(basisPoints: number): void;
  onChoose(way: CashOutWay, quote: CashOutQuote): void;
}

const PARTS = [2_500, 5_000, 7_500, 10_000];

/** How much of the position, and by which way. */
export function CashOutChoice(props: CashOutChoiceProps) {
  const { market, fractionBasisPoints, onFraction, onChoose } = props;
  const equal = useCashOutOffer({ ...props, way: 'equalise' });
  const close = useCashOutOffer({ ...props, way: 'close' });
  const rate = commissionBasisPoints(market);
  const net = (quote: CashOutQuote | undefined) => quote && afterCommission(quote.position, rate);
  return (
    <>
      <CashOutTable
        frame={market.frame}
        columns={[
          { name: 'Now', position: afterCommission(equal.now, rate) },
          { name: WAYS.equalise, position: net(equal.quote) },
          { name: 'Same stake', position: net(close.quote) },
        ]}
      />
      {rate > 0 && (
        <p className="cash-out__note">After {rate / 100}% commission on what the market wins.</p>
      )}
      <fieldset className="cash-out__parts">
        <legend className="visually-hidden">How much of it</legend>
        {PARTS.map((part) => (
          <Chip key={part} isOn={part === fractionBasisPoints} onClick={() => onFraction(part)}>
            {part / 100}%
          </Chip>
        ))}
      </fieldset>
      {/* One reason is enough where neither can be had. */}
      <p className="cash-out__reason">{equal.text ?? close.text}</p>
      <Button
        kind="action"
        isWide
        disabled={!equal.quote}
        onClick={() => equal.quote && onChoose('equalise', equal.quote)}
      >
        {WAYS.equalise}
        {equal.quote && `, ${sureText(equal.quote.netKobo)}`}
      </Button>
      <Button
        kind="quiet"
        isWide
        disabled={!close.quote}
        onClick={() => close.quote && onChoose('close', close.quote)}
      >
        {WAYS.close}
      </Button>
    </>
  );
}
