import { Link } from 'wouter';
import type { Bet } from '../../../contract/betting/bets.ts';
import { isInBook } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { basisPoints } from '../../../domain/position/commission.ts';
import { lagosClock } from '../../../domain/time/lagosTime.ts';
import * as texts from '../../../messages/english/slip.ts';
import { href, paths } from '../../../paths.ts';
import { betReceipt } from '../../../state/bets/betReceipt.ts';
import { clearSlip, finishSlip, repeatDraft } from '../../../state/bets/betslip.ts';
import { isLay, priceText } from '../../../state/bets/betsWords.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import { shareText, shareVerb } from '../../../state/device/shareText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fold } from '../../../ui/button/Fold.tsx';
import { inPlaceQuiet } from '../../../ui/late/inPlace.tsx';
import { late } from '../../../ui/late/late.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { WinAmount } from '../../../ui/layout/WinAmount.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { Tick } from '../../../ui/status/Tick.tsx';
import { headline, reasonOf, settledText } from '../place/betAnswer.ts';
import { Fact } from './Fact.tsx';
import '../form/SlipStep.css';

const CancelRest = late(
  () => import('./CancelRest.tsx').then((module) => module.CancelRest),
  inPlaceQuiet,
);

/** The outcome: a receipt, or why the bet was refused and that no money was taken. */
export function SlipResult({ bet }: { bet: Bet }) {
  const view = useWinView();
  const isRefused = bet.state === 'rejected';
  const settled = settledText(bet);
  const isOver = NOT_BET.includes(bet.state);
  const win = (
    <WinAmount
      grossKobo={bet.profit}
      rateBasisPoints={basisPoints(bet.commissionPercent ?? 0)}
      view={view}
    />
  );
  return (
    <div className="slip-step">
      {isRefused ? (
        <Notice kind="error">
          <span>
            <b>{texts.notPlacedTitle}</b> {texts.noMoneyTaken(reasonOf(bet))}
          </span>
        </Notice>
      ) : settled ? (
        <Notice kind={(bet.result ?? 0) > 0 ? 'success' : 'info'}>
          <b>{settled}</b>
        </Notice>
      ) : (
        <Notice kind={isOver ? 'warning' : 'success'}>
          {!isOver && <Tick />}
          <span className="slip-step__done">
            <b>{headline(bet)}</b> {isOver ? reasonOf(bet) : improvement(bet)}
            {!isOver && (
              <span className="slip-result__win">
                You can win <b>{win}</b>
              </span>
            )}
          </span>
        </Notice>
      )}
      {isInBook(bet) && <CancelRest bet={bet} />}
      <dl className="slip-result">
        <Fact name="Stake">{wholeNaira(bet.stake)}</Fact>
        <Fact name="Price requested">{priceText(bet.marketKind, bet.priceAsked, bet.line)}</Fact>
        {bet.priceMatched !== undefined && (
          <Fact name="Price matched">{priceText(bet.marketKind, bet.priceMatched, bet.line)}</Fact>
        )}
        {!isRefused && (
          <>
            {!settled && (
              <Fact name={isLay(bet) ? 'Liability' : 'You can lose'}>
                <Money kobo={bet.liability} />
              </Fact>
            )}
            {isOver && <Fact name="You can win">{win}</Fact>}
          </>
        )}
      </dl>
      <Fold title="Details">
        <dl className="slip-result">
          {!isRefused && <Fact name="Bet">{bet.betId}</Fact>}
          <Fact name={isRefused ? 'Sent' : 'Placed'}>{lagosClock(bet.placedAt)}</Fact>
          <Fact name="Rules">{texts.version(bet.rulesVersion)}</Fact>
        </dl>
      </Fold>
      <div className="slip-step__buttons">
        <Button kind="quiet" onClick={repeatDraft}>
          {isRefused ? texts.changeRetry : texts.betAgain}
        </Button>
        <Button onClick={isRefused ? clearSlip : finishSlip}>{texts.done}</Button>
      </div>
      {!isRefused && (
        <p className="slip-result__links">
          <Link href={href(paths.myBets, {})}>{texts.seeBet}</Link>
          <Button kind="quiet" isSmall onClick={() => void shareText(betReceipt(bet))}>
            {shareVerb()} the receipt
          </Button>
        </p>
      )}
    </div>
  );
}

/** What was accepted, and came to nothing later while the slip was open. */
const NOT_BET: readonly Bet['state'][] = ['void', 'cancelled', 'lapsed'];

/** Higher is better for a back, lower for a lay. */
function improvement({ side, priceAsked, priceMatched }: Bet): string {
  if (priceMatched === undefined || priceMatched === priceAsked) return '';
  const isBetter = side === 'back' ? priceMatched > priceAsked : priceMatched < priceAsked;
  return isBetter ? texts.betterPrice : texts.worsePrice;
}
