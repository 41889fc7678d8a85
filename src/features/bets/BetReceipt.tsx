import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Bet } from '../../contract/betting/bets.ts';
import { waitingStake } from '../../domain/market/order.ts';
import { resultAfterCommission } from '../../domain/position/commission.ts';
import { explainBet } from '../../domain/position/explainBet.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import * as texts from '../../messages/english/betFacts.ts';
import { betReceipt } from '../../state/bets/betReceipt.ts';
import { isLay, priceText, sideWord } from '../../state/bets/betsWords.ts';
import { endedText } from '../../state/bets/orders/orderWords.ts';
import { pathOfGame } from '../../state/bets/pathOfGame.ts';
import { shareText, shareVerb } from '../../state/device/shareText.ts';
import { openProof } from '../../state/money/proof.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import './BetReceipt.css';
import { reasonOf, STATES } from './betWords.ts';
import { rulesPath } from './rulesPath.ts';

/** Everything a dispute could need, readable offline. */
export function BetReceipt({ bet }: { bet: Bet }) {
  const { marketKind, line, stake, stakeMatched, priceMatched, result } = bet;
  const reason = reasonOf(bet);
  return (
    <div className="bet-receipt">
      <p className="bet-receipt__words">{explainBet(bet)}</p>
      <dl>
        <Fact name="Bet id">{bet.betId}</Fact>
        <Fact name="Reference">{bet.reference}</Fact>
        <Fact name="State">{STATES[bet.state].text}</Fact>
        {reason && <Fact name="Reason">{reason}</Fact>}
        <Fact name="Placed">{moment(bet.placedAt)}</Fact>
        {bet.settledAt !== undefined && <Fact name="Settled">{moment(bet.settledAt)}</Fact>}
        <Fact name="Selection">
          {sideWord(marketKind, bet.side)} {bet.runnerName}
        </Fact>
        <Fact name="Market">
          <Link href={pathOfGame(bet.gameId)}>
            {bet.marketName}, {bet.eventName}
          </Link>
        </Fact>
        <Fact name="Price asked">{priceText(marketKind, bet.priceAsked, line)}</Fact>
        <Fact name="Price got">
          {priceMatched === undefined ? texts.none : priceText(marketKind, priceMatched, line)}
        </Fact>
        <Fact name="Stake">
          <Money kobo={stake} />
        </Fact>
        {waitingStake(bet) > 0 && (
          <Fact name="Waiting">
            <Money kobo={waitingStake(bet)} />
          </Fact>
        )}
        {endedText(bet) && <Fact name="The rest">{endedText(bet)}</Fact>}
        {bet.fills?.map(({ price, stake: part }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fills are only ever added at the end
          <Fact key={index} name={`Matched, part ${index + 1}`}>
            <Money kobo={part} /> at {priceText(marketKind, price, line)}
          </Fact>
        ))}
        {bet.reductionPercent !== undefined && (
          <Fact name="Reduced, runner withdrawn">{bet.reductionPercent}%</Fact>
        )}
        {stakeMatched !== stake && (
          <Fact name="Matched">
            <Money kobo={stakeMatched} />
          </Fact>
        )}
        <Fact name={isLay(bet) ? 'Liability' : 'Could lose'}>
          <Money kobo={bet.liability} />
        </Fact>
        <Fact name="Could win">
          <Money kobo={bet.profit} />
        </Fact>
        {bet.outcome !== undefined && <Fact name="The market ended">{bet.outcome}</Fact>}
        {bet.isHedge && <Fact name="Placed by">{texts.yourCashOut}</Fact>}
        {result !== undefined && <Result bet={bet} />}
        <Fact name="Rules">
          <Link href={rulesPath(bet)}>
            {result === undefined ? texts.howSettles : texts.howSettled}, version {bet.rulesVersion}
          </Link>
        </Fact>
      </dl>
      <Button
        className="bet-receipt__share"
        kind="quiet"
        isSmall
        onClick={() => void shareText(betReceipt(bet))}
      >
        {shareVerb()} the receipt
      </Button>
      <Button
        className="bet-receipt__share"
        kind="quiet"
        isSmall
        onClick={() => openProof('bet', bet.betId)}
      >
        {texts.signedReceipt}
      </Button>
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
          <Fact name="Result before commission">
            <Money kobo={result} isResult />
          </Fact>
          <Fact name="Its share of the commission">
            <Money kobo={-commission} />
          </Fact>
        </>
      )}
      <Fact name={commission > 0 ? 'Result after commission' : 'Result'}>
        <Money kobo={resultAfterCommission(bet)} isResult />
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
