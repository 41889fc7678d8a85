import { useId, useState } from 'react';
import type { CashOutQuote } from '../../domain/position/cashOutTerms.ts';
import { shownPosition } from '../../domain/position/commission.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import { useWinSide } from '../../state/bets/winView.ts';
import { Button } from '../../ui/button/Button.tsx';
import { inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import type { CashOutPanelProps } from './CashOutPlan.ts';
import { CashOutTable } from './CashOutTable.tsx';
import { type CashOutWay, commissionBasisPoints } from './cashOutOffer.ts';
import { closeWords, lockedText, partWords, shownSure, WAYS, wayWords } from './cashOutWords.ts';
import { PartField } from './PartField.tsx';
import { useCashOutOffer } from './useCashOutOffer.ts';

const TargetCashOut = late(
  () => import('./TargetCashOut.tsx').then((module) => module.TargetCashOut),
  inPlaceQuiet,
);

interface CashOutChoiceProps extends CashOutPanelProps {
  fractionBasisPoints: number;
  onFraction(basisPoints: number): void;
  onChoose(way: CashOutWay, quote: CashOutQuote): void;
}

/** The first step of a cash-out: the player chooses how much of the position, and in which way. */
export function CashOutChoice(props: CashOutChoiceProps) {
  const { market, fractionBasisPoints, onFraction, onChoose } = props;
  const equal = useCashOutOffer({ ...props, way: 'equalise' });
  const close = useCashOutOffer({ ...props, way: 'close' });
  const resultId = useId();
  /** False while the part that is typed cannot be read. */
  const [isRead, setRead] = useState(true);
  const closeId = useId();
  const rate = commissionBasisPoints(market);
  const [isGross, switchSide] = useWinSide();
  const side = { isGross };
  const shown = (quote: CashOutQuote | undefined) =>
    quote && shownPosition(quote.position, rate, side);
  const locked = equal.quote && lockedText(shownSure(equal.quote, side), fractionBasisPoints);
  return (
    <>
      <CashOutTable
        frame={market.frame}
        columns={[
          { name: texts.now, position: shownPosition(equal.now, rate, side) },
          { name: WAYS.equalise, position: shown(equal.quote) },
          { name: texts.sameStake, position: shown(close.quote) },
        ]}
      />
      {rate > 0 && (
        <Button className="cash-out__side" kind="note" isSmall onClick={switchSide}>
          {(isGross ? texts.beforeCommission : texts.afterCommission)(rate / 100)}
        </Button>
      )}
      <PartField
        percent={fractionBasisPoints / 100}
        resultId={resultId}
        onPercent={(percent) => {
          setRead(percent !== undefined);
          if (percent !== undefined) onFraction(percent * 100);
        }}
      />
      <p id={resultId} className={equal.text ? 'cash-out__reason' : 'cash-out__sum'}>
        {equal.text ?? (locked && partWords(locked, fractionBasisPoints))}
      </p>
      <Button
        kind="action"
        isWide
        disabled={!equal.quote || !isRead}
        onClick={() => equal.quote && onChoose('equalise', equal.quote)}
      >
        {locked
          ? texts.wayFor(wayWords('equalise', fractionBasisPoints), locked)
          : wayWords('equalise', fractionBasisPoints)}
      </Button>
      <Button
        kind="quiet"
        isWide
        disabled={!close.quote || !isRead}
        aria-describedby={closeId}
        onClick={() => close.quote && onChoose('close', close.quote)}
      >
        {wayWords('close', fractionBasisPoints)}
      </Button>
      <p id={closeId} className="cash-out__close">
        {closeWords(equal.quote && close.text)}
      </p>
      <TargetCashOut {...props} now={equal.now} />
    </>
  );
}
