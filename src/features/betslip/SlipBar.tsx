import { useSnapshot } from 'valtio';
import { wholeNaira } from '../../domain/money/money.ts';
import * as texts from '../../messages/english/slip.ts';
import { betsAside } from '../../state/bets/betsAside.ts';
import { betslip } from '../../state/bets/betslip.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { priceText, sideWord } from '../../state/bets/betsWords.ts';
import type { BetPhase } from '../../state/money/intent.ts';
import { DockBar } from '../../ui/dock/DockBar.tsx';
import { asideTitle } from './sent/AsideBets.tsx';
import './SlipBar.css';

const STATES: Record<BetPhase<unknown>['is'], string> = {
  editing: texts.draft,
  asked: texts.draft,
  sending: texts.sending,
  waiting: texts.inDelay,
  checking: texts.checking,
  done: texts.decided,
};

interface SlipBarProps {
  draft: Draft | undefined;
  phase: Pick<BetPhase<unknown>, 'is'>;
}

/** The slip folded to one line above a phone's tabs. */
export function SlipBar({ draft, phase }: SlipBarProps) {
  const { bets } = useSnapshot(betsAside);
  const others = bets.length > 0 ? asideTitle(bets) : undefined;
  const open = () => {
    betslip.isOpen = true;
  };
  if (!draft) {
    return (
      <DockBar badge={<span className="slip-bar__state">{texts.title}</span>} onOpen={open}>
        {others}
      </DockBar>
    );
  }
  const { marketKind, side, runnerName, priceHundredths, line, stakeKobo } = draft;
  const bet = `${sideWord(marketKind, side)} ${runnerName} ${priceText(marketKind, priceHundredths, line)}`;
  return (
    <DockBar
      badge={<span className={`slip-bar__state slip-bar__state--${side}`}>{STATES[phase.is]}</span>}
      {...(others && { note: `+ ${others}` })}
      onOpen={open}
    >
      {stakeKobo === undefined ? bet : `${bet} · ${wholeNaira(stakeKobo)}`}
    </DockBar>
  );
}
