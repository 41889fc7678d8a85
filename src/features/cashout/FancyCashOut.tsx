import { useId, useState } from 'react';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import { bandText } from '../../domain/position/fancyBook.ts';
import { comparedBook, type FancyCashOutQuote } from '../../domain/position/fancyCashOut.ts';
import * as texts from '../../messages/english/cashout/cashOutFancy.ts';
import { standingIn } from '../../state/bets/betsPosition.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { CashOutAct } from './CashOutAct.tsx';
import type { CashOutPanelProps } from './CashOutPanelProps.ts';
import './CashOutTable.css';
import { leastText, offerText, orderText } from './cashOutWords.ts';
import { fancyOffer } from './fancyOffer.ts';
import { PartField } from './PartField.tsx';
import { useCashOutPrices } from './useCashOutOffer.ts';
import { useCashOutPress } from './useCashOutPress.ts';

/** Cash-out of a session: one bet at the line of the house, with what each result comes to before and after. */
export function FancyCashOut(props: CashOutPanelProps) {
  const { market, bets } = props;
  const { kind, marketId, delaySeconds, inPlay } = market.frame;
  const [fraction, setFraction] = useState(10_000);
  /** False while the part that is typed cannot be read. */
  const [isRead, setRead] = useState(true);
  const reasonId = useId();
  useCashOutPrices(props);
  const { quote, text } = fancyOffer(props, fraction);
  const { matched } = standingIn(marketId, bets);
  const [runnerId = ''] = market.runners.keys();
  const { isReading, warning, press } = useCashOutPress({
    ...props,
    about: String(fraction),
    quote,
    quoteFor: (read) => fancyOffer({ ...props, bets: read }, fraction).quote,
    ordersOf: ({ order }) => [{ runnerId, ...order }],
    isWorse: (now, before) => now.sureKobo < before.sureKobo,
    movedText: (before, now) =>
      texts.lineMoved(signedNaira(before.sureKobo), signedNaira(now.sureKobo)),
  });

  return (
    <>
      <table className="cash-out-table">
        <thead>
          <tr>
            <th scope="col">{texts.ifItEnds}</th>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {comparedBook(matched, quote?.bets ?? matched).map((band) => (
            <tr key={band.from}>
              <th scope="row">{bandText(band)}</th>
              <td>
                <Money kobo={band.beforeKobo} isResult />
              </td>
              <td>{quote ? <Money kobo={band.afterKobo} isResult /> : texts.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PartField
        percent={fraction / 100}
        resultId={reasonId}
        onPercent={(percent) => {
          setRead(percent !== undefined);
          if (percent !== undefined) setFraction(percent * 100);
        }}
      />
      <p id={reasonId} className={text ? 'cash-out__reason' : 'cash-out__sum'}>
        {text ?? (quote && sureWords(quote))}
      </p>
      {quote && (
        <p className="cash-out__note">
          {[
            texts.howPlaced(orderText({ ...quote.order, marketKind: kind, runnerName: '' })),
            inPlay && delaySeconds > 0 && texts.waits(delaySeconds),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <CashOutAct
        warning={warning}
        isBusy={isReading}
        disabled={!quote || !isRead}
        onClick={() => void press()}
      >
        {offerText(texts.cashOut, quote && leastText(quote.sureKobo))}
      </CashOutAct>
    </>
  );
}

function sureWords({ sureKobo, beforeKobo }: FancyCashOutQuote): string {
  const before = beforeKobo < 0 ? `${texts.couldLose(formatNaira(-beforeKobo))} ` : '';
  const after = sureKobo < 0 ? texts.afterAtMost : texts.afterOrMore;
  return before + after(formatNaira(Math.abs(sureKobo)));
}
