import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Bet } from '../../contract/betting/bets.ts';
import { waitingStake } from '../../domain/market/order.ts';
import { basisPoints, shownResult } from '../../domain/position/commission.ts';
import { explainBet } from '../../domain/position/explainBet.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/betFacts.ts';
import { betReceipt } from '../../state/bets/betReceipt.ts';
import { isLay, priceText, sideWord } from '../../state/bets/betsWords.ts';
import { endedText } from '../../state/bets/orders/orderWords.ts';
import { pathOfGame } from '../../state/bets/pathOfGame.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { shareText, shareVerb } from '../../state/device/shareText.ts';
import { showReceipt } from '../../state/money/shownReceipt.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { WinAmount } from '../../ui/layout/WinAmount.tsx';
import './BetReceipt.css';
import { reasonOf, STATES } from './betWords.ts';
import { rulesPath } from './rulesPath.ts';

/** Everything a dispute could need, readable offline. */
export function BetReceipt({ bet }: { bet: Bet }) {
  const { marketKind, line, stake, stakeMatched, priceMatched, result } = bet;
  const reason = reasonOf(bet);
  const view = useWinView();
  return (
    <div className="bet-receipt">
      <p className="bet-receipt__words">{explainBet(bet, view)}</p>
      <dl>
        <Fact name={texts.betId}>{bet.betId}</Fact>
        <Fact name={texts.reference}>{bet.reference}</Fact>
        <Fact name={texts.state}>{STATES[bet.state].text}</Fact>
        {reason && <Fact name={texts.reason}>{reason}</Fact>}
        <Fact name={texts.placed}>{moment(bet.placedAt)}</Fact>
        {bet.settledAt !== undefined && <Fact name={texts.settled}>{moment(bet.settledAt)}</Fact>}
        <Fact name={texts.selection}>
          {sideWord(marketKind, bet.side)} {bet.runnerName}
        </Fact>
        <Fact name={texts.market}>
          <Link href={pathOfGame(bet.gameId)}>
            {bet.marketName}, {bet.eventName}
          </Link>
        </Fact>
        <Fact name={texts.priceRequested}>{priceText(marketKind, bet.priceAsked, line)}</Fact>
        <Fact name={texts.priceMatched}>
          {priceMatched === undefined ? texts.none : priceText(marketKind, priceMatched, line)}
        </Fact>
        <Fact name={texts.stake}>
          <Money kobo={stake} />
        </Fact>
        {waitingStake(bet) > 0 && (
          <Fact name={texts.waiting}>
            <Money kobo={waitingStake(bet)} />
          </Fact>
        )}
        {endedText(bet) && <Fact name={texts.rest}>{endedText(bet)}</Fact>}
        {bet.fills?.map(({ price, stake: part }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fills are only ever added at the end
          <Fact key={index} name={texts.matchedPart(index + 1)}>
            {texts.amountAt(<Money key="part" kobo={part} />, priceText(marketKind, price, line))}
          </Fact>
        ))}
        {bet.reductionPercent !== undefined && (
          <Fact name={texts.reduced}>{bet.reductionPercent}%</Fact>
        )}
        {stakeMatched !== stake && (
          <Fact name={texts.matched}>
            <Money kobo={stakeMatched} />
          </Fact>
        )}
        <Fact name={isLay(bet) ? texts.liability : texts.couldLose}>
          <Money kobo={bet.liability} />
        </Fact>
        <Fact name={texts.couldWin}>
          <WinAmount
            grossKobo={bet.profit}
            rateBasisPoints={basisPoints(bet.commissionPercent ?? 0)}
            view={view}
          />
        </Fact>
        {bet.outcome !== undefined && <Fact name={texts.ended}>{bet.outcome}</Fact>}
        {bet.isHedge && <Fact name={texts.placedBy}>{texts.yourCashOut}</Fact>}
        {result !== undefined && <Result bet={bet} />}
        <Fact name={texts.rules}>
          <Link href={rulesPath(bet)}>
            {result === undefined
              ? texts.howSettles(bet.rulesVersion)
              : texts.howSettled(bet.rulesVersion)}
          </Link>
        </Fact>
      </dl>
      <div className="bet-receipt__acts">
        <Button kind="quiet" isSmall onClick={() => void shareText(betReceipt(bet))}>
          {texts.share(shareVerb())}
        </Button>
        <Button kind="quiet" isSmall onClick={() => showReceipt('bet', bet.betId)}>
          {texts.signedReceipt}
        </Button>
      </div>
    </div>
  );
}

/** Commission is taken on the market's net win, so a bet carries its share. */
function Result({ bet }: { bet: Bet }) {
  const { result = 0, commission = 0 } = bet;
  return (
    <>
      {commission > 0 && (
        <>
          <Fact name={texts.beforeCommission}>
            <Money kobo={result} isResult />
          </Fact>
          <Fact name={texts.commission}>
            <Money kobo={-commission} />
          </Fact>
        </>
      )}
      <Fact name={commission > 0 ? texts.afterCommission : texts.result}>
        <Money kobo={shownResult(bet, { isGross: false })} isResult />
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bet-receipt__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function moment(atMs: number): string {
  return `${lagosDay(atMs)} ${lagosClock(atMs)}`;
}
