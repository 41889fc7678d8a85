import './TableBetForm.css';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Market } from '../../contract/betting/market.ts';
import { formatOdds } from '../../domain/market/formatOdds.ts';
import { compactNaira, wholeNaira } from '../../domain/money/money.ts';
import { parseNaira } from '../../domain/money/parseNaira.ts';
import * as noAnswer from '../../messages/english/noAnswer.ts';
import { betslip } from '../../state/bets/betslip.ts';
import type { Returns } from '../../state/bets/betslipReturns.ts';
import { sideWord } from '../../state/bets/betsWords.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { classes } from '../../ui/classes.ts';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { below, WINDOW } from '../../ui/style/breakpoints.ts';
import { dropPick, recheckTableBet, sendTableBet, setTableStake, tableBet } from './tableBet.ts';
import { priceNow } from './tableBetBlock.ts';

const QUICK_SHOWN = 5;

/** On a phone the cards and prices stand right above the form. */
function bringTable(form: HTMLFormElement | null): void {
  if (!form || !matchMedia(below(WINDOW.wide)).matches) return;
  form.closest('.live-table')?.scrollIntoView({ block: 'start' });
}

interface TableBetFormProps {
  market: Market;
  returns: Returns | undefined;
  /** Why the bet may not be sent, in a sentence. */
  block: string | undefined;
  /** The match, where a round has several. */
  about?: string | undefined;
  /** Below a tall table: at the foot of the window while it is open. */
  isDocked?: boolean;
  /** The bet in the making is at the other table on screen. */
  isElsewhere?: boolean;
  /** Whether a market is of the round on screen: what was matched in one that is over is no news. */
  isInRound(marketId: string): boolean;
  /** What to do first, while nothing is chosen. */
  hint: string;
  /** Another way to bet on what is chosen. */
  children?: ReactNode;
}

/** The stake, what it can win and cost, and the button that places the bet. */
export function TableBetForm(props: TableBetFormProps) {
  const { market, returns, block, about, isDocked, isElsewhere, isInRound, hint, children } = props;
  const docked = isDocked && 'table-bet--docked';
  const { picked, stakeKobo, phase } = useSnapshot(tableBet);
  if (isElsewhere) {
    return (
      <div className="table-bet">
        <p className="table-bet__hint">{hint}</p>
      </div>
    );
  }
  if (phase.is === 'checking') return <Checking isUnanswered={phase.isUnanswered} />;
  const problem = phase.is === 'editing' && phase.problem && (
    <Notice kind="error">{phase.problem.text} No money was taken.</Notice>
  );
  if (!picked) {
    const made = phase.is === 'done' && isInRound(phase.result.marketId) ? phase.result : undefined;
    return (
      <div className={classes('table-bet', docked, made && 'table-bet--open')}>
        {problem}
        {made ? (
          <Notice kind="success">
            <p>
              <b>Matched</b> {sideWord('match_odds', made.side)} {made.runnerName},{' '}
              <span translate="no">{wholeNaira(made.stake)}</span> at{' '}
              <span translate="no">{formatOdds(made.priceMatched ?? made.priceAsked)}</span>. Bet{' '}
              {made.betId}.
            </p>
          </Notice>
        ) : (
          <p className="table-bet__hint">{hint}</p>
        )}
        {children}
      </div>
    );
  }
  const name = market.runners.find(({ runnerId }) => runnerId === picked.runnerId)?.name ?? '';
  const price = priceNow(market, picked);
  const act = `${sideWord('match_odds', picked.side)} ${name}`;
  return (
    <form
      ref={bringTable}
      className={classes('table-bet', 'table-bet--open', docked)}
      aria-label="Your bet"
      onSubmit={(event) => {
        event.preventDefault();
        if (!block) sendTableBet(market);
      }}
    >
      {problem}
      <p className="table-bet__head">
        <span>
          <b>{`${act}${price !== undefined ? ` at ${formatOdds(price)}` : ''}`}</b>
          {about !== undefined && <span className="table-bet__about">{about}</span>}
        </span>
        <Button kind="quiet" isSmall onClick={dropPick}>
          Clear
        </Button>
      </p>
      <StakeField isLay={picked.side === 'lay'} />
      {returns && stakeKobo !== undefined && (
        <dl className="table-bet__returns">
          <div>
            <dt>Profit if it {picked.side === 'back' ? 'wins' : 'loses'}</dt>
            <dd>
              <Money kobo={returns.profitKobo} />
            </dd>
          </div>
          <div>
            <dt>{picked.side === 'back' ? 'You can lose' : 'Liability'}</dt>
            <dd>
              <Money kobo={returns.liabilityKobo} />
            </dd>
          </div>
        </dl>
      )}
      <p className="table-bet__block" id="table-bet-block">
        {block}
      </p>
      <Button
        type="submit"
        kind="action"
        isWide
        isBusy={phase.is === 'sending'}
        disabled={block !== undefined}
        aria-describedby="table-bet-block"
      >
        {phase.is === 'sending'
          ? 'Sending…'
          : stakeKobo
            ? `${act} for ${wholeNaira(stakeKobo)}`
            : act}
      </Button>
      {children}
    </form>
  );
}

function StakeField({ isLay }: { isLay: boolean }) {
  const { stakeKobo } = useSnapshot(tableBet);
  const { quickStakes } = useSnapshot(betslip);
  const [typed, setTyped] = useState(stakeKobo === undefined ? '' : String(stakeKobo / 100));
  const change = (text: string) => {
    const parsed = parseNaira(text);
    setTyped(text);
    setTableStake('kobo' in parsed ? parsed.kobo : undefined);
  };
  return (
    <>
      <NumberField
        label={isLay ? "Backer's stake" : 'Stake'}
        unit="₦"
        value={typed}
        onChange={change}
        error={
          typed.trim() !== '' && stakeKobo === undefined
            ? 'Enter whole naira, like 1,500'
            : undefined
        }
      />
      <ChipRow label="Quick stakes">
        {quickStakes.slice(0, QUICK_SHOWN).map((naira) => (
          <Chip key={naira} isOn={stakeKobo === naira * 100} onClick={() => change(String(naira))}>
            {compactNaira(naira * 100)}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}

function Checking({ isUnanswered }: { isUnanswered: boolean }) {
  return (
    <div className="table-bet" role="status">
      <p>
        <b>Checking…</b> {noAnswer.bet}
      </p>
      {isUnanswered && (
        <Button kind="quiet" onClick={recheckTableBet}>
          Check again
        </Button>
      )}
    </div>
  );
}
