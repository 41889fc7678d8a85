import { useId, useState } from 'react';
import type { CashOutQuote } from '../../domain/position/cashOutTerms.ts';
import { shownPosition } from '../../domain/position/commission.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import { useWinSide } from '../../state/bets/winView.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { inPlaceQuiet } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { CashOutAct } from './CashOutAct.tsx';
import type { CashOutPanelProps } from './CashOutPanelProps.ts';
import { CashOutTable } from './CashOutTable.tsx';
import { type CashOutWay, cashOutOffer, commissionBasisPoints } from './cashOutOffer.ts';
import {
  leastText,
  lockedText,
  offerText,
  orderText,
  partWords,
  shownSure,
  wayWords,
} from './cashOutWords.ts';
import { PartField } from './PartField.tsx';
import { useCashOutOffer } from './useCashOutOffer.ts';
import { useCashOutPress } from './useCashOutPress.ts';
import { BracketNote } from './WaitsBeside.tsx';

const TargetCashOut = late(
  () => import('./TargetCashOut.tsx').then((module) => module.TargetCashOut),
  inPlaceQuiet,
);

interface CashOutFormProps extends CashOutPanelProps {
  fractionBasisPoints: number;
  onFraction(basisPoints: number): void;
}

/** How much of the position is cashed out and in which way, what that places, and the button that places it. */
export function CashOutForm(props: CashOutFormProps) {
  const { market, fractionBasisPoints, onFraction } = props;
  const [way, setWay] = useState<CashOutWay>('equalise');
  const equal = useCashOutOffer({ ...props, way: 'equalise' });
  const close = useCashOutOffer({ ...props, way: 'close' });
  const { quote, text } = way === 'equalise' ? equal : close;
  const resultId = useId();
  /** False while the part that is typed cannot be read. */
  const [isRead, setRead] = useState(true);
  const rate = commissionBasisPoints(market);
  const [isGross, switchSide] = useWinSide();
  const side = { isGross };
  const shown = (quote: CashOutQuote | undefined) =>
    quote && shownPosition(quote.position, rate, side);
  const locked = (quote: CashOutQuote) => {
    const kobo = shownSure(quote, side);
    return way === 'close' ? leastText(kobo) : lockedText(kobo, fractionBasisPoints);
  };
  const { isReading, warning, press } = useCashOutPress({
    ...props,
    about: `${way} ${fractionBasisPoints}`,
    quote,
    quoteFor: (bets) => cashOutOffer({ ...props, way, bets }).quote,
    ordersOf: ({ orders }) => orders,
    isWorse,
    movedText: (before, now) => texts.priceMoved(locked(before), locked(now)),
  });
  return (
    <>
      <CashOutTable
        frame={market.frame}
        columns={[
          { name: texts.now, position: shownPosition(equal.now, rate, side) },
          { name: texts.sameResult, position: shown(equal.quote) },
          { name: texts.sameStake, position: shown(close.quote) },
        ]}
      />
      {rate > 0 && (
        <Button className="cash-out__side" kind="note" isSmall onClick={switchSide}>
          {(isGross ? texts.beforeCommission : texts.afterCommission)(rate / 100)}
        </Button>
      )}
      <ChipRow label={texts.inWhichWay}>
        <Chip isOn={way === 'equalise'} onClick={() => setWay('equalise')}>
          {texts.sameResult}
        </Chip>
        <Chip isOn={way === 'close'} onClick={() => setWay('close')}>
          {texts.sameStake}
        </Chip>
      </ChipRow>
      <PartField
        percent={fractionBasisPoints / 100}
        resultId={resultId}
        onPercent={(percent) => {
          setRead(percent !== undefined);
          if (percent !== undefined) onFraction(percent * 100);
        }}
      />
      <p id={resultId} className={text ? 'cash-out__reason' : 'cash-out__sum'}>
        {text ??
          (way === 'close'
            ? texts.closeMeans
            : quote && partWords(locked(quote), fractionBasisPoints))}
      </p>
      {quote && <OrdersToPlace {...props} quote={quote} />}
      <CashOutAct
        warning={warning}
        isBusy={isReading}
        disabled={!quote || !isRead}
        onClick={() => void press()}
      >
        {offerText(wayWords(way, fractionBasisPoints), quote && locked(quote))}
      </CashOutAct>
      <TargetCashOut {...props} now={equal.now} />
    </>
  );
}

/** The bets that a cash-out places, how, and what becomes of what waits beside it. */
function OrdersToPlace({ market, bets, quote }: CashOutPanelProps & { quote: CashOutQuote }) {
  const { marketId, kind, delaySeconds, inPlay, runners } = market.frame;
  const isOne = quote.orders.length === 1;
  return (
    <>
      <ul className="cash-out__legs">
        {quote.orders.map((order) => (
          <li key={order.runnerId} className="cash-out__leg">
            {orderText({
              ...order,
              marketKind: kind,
              runnerName: runners.find(({ runnerId }) => runnerId === order.runnerId)?.name ?? '',
            })}
          </li>
        ))}
      </ul>
      <p className="cash-out__note">
        {isOne ? texts.howPlacedOne : texts.howPlaced}
        {inPlay &&
          delaySeconds > 0 &&
          ` ${(isOne ? texts.itWaits : texts.eachWaits)(delaySeconds)}`}
      </p>
      <BracketNote {...{ marketId, bets }} left={quote.position} />
    </>
  );
}

/** Whether any outcome is worse than in the quote that was shown. */
function isWorse(quote: CashOutQuote, before: CashOutQuote): boolean {
  return [...before.position].some(([id, kobo]) => (quote.position.get(id) ?? 0) < kobo);
}
