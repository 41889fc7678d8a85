import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import * as texts from '../../messages/english/slip.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { betslip, clearSlip, finishSlip } from '../../state/bets/betslip.ts';
import type { Draft } from '../../state/bets/betslipDraft.ts';
import { backToEditing } from '../../state/bets/betslipTerms.ts';
import { useLiveGame } from '../../state/live/marketStreamHooks.ts';
import { useDockColumn } from '../../ui/dock/Dock.tsx';
import { DockPanel } from '../../ui/dock/DockPanel.tsx';
import { SlipConfirm } from './form/SlipConfirm.tsx';
import { SlipForm } from './form/SlipForm.tsx';
import { SlipHead } from './form/SlipHead.tsx';
import { ListedPrice } from './ListedPrice.tsx';
import { AsideBets } from './sent/AsideBets.tsx';
import { SlipProgress } from './sent/SlipProgress.tsx';
import { SlipResult } from './sent/SlipResult.tsx';
import { useOneClick } from './settings/useOneClick.ts';
import { ConfirmSeveral } from './several/ConfirmSeveral.tsx';
import { OtherSelections } from './several/OtherSelections.tsx';
import { useSeveral } from './several/useSeveral.ts';

/** The open slip: bets moved aside, then the draft, its bet on the way, or the outcome. */
export function BetslipPanel({ draft }: { draft: Draft | undefined }) {
  const { phase } = useSnapshot(betslip);
  const isColumn = useDockColumn();
  const panel = useRef<HTMLElement>(null);

  // The pressed button is gone in the next phase: keep the focus inside the slip.
  useEffect(() => {
    // A click that bets leaves it at its price, for the next one.
    if (phase.is !== 'editing' && !betslip.tap) panel.current?.focus({ preventScroll: true });
  }, [phase.is]);

  // In its own column: elsewhere the way back folds it.
  useEffect(() => {
    const element = panel.current;
    if (!isColumn || !element) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog[open]')) leaveSlip();
    };
    element.addEventListener('keydown', leave);
    return () => element.removeEventListener('keydown', leave);
  }, [isColumn]);

  // When the slip closes, the focus returns to the price that was tapped.
  useLayoutEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <DockPanel ref={panel} label={texts.title}>
      <AsideBets canFold={draft === undefined} />
      {draft && <InSlip draft={draft} />}
    </DockPanel>
  );
}

/** Back from the question, away from the answer, or without the selection; never from a bet on its way. */
function leaveSlip(): void {
  if (betslip.phase.is === 'asked') backToEditing();
  else if (betslip.phase.is === 'done') finishSlip();
  else clearSlip();
}

function InSlip({ draft }: { draft: Draft }) {
  const { phase } = useSnapshot(betslip);
  const game = useLiveGame(draft.gameId);
  const bets = useMatchBets(draft.gameId);
  const isUnderWay = phase.is === 'sending' || phase.is === 'waiting' || phase.is === 'checking';

  const several = useSeveral();
  useOneClick(draft, game, bets);

  return (
    <>
      <OtherSelections />
      <SlipHead draft={draft} isLocked={isUnderWay} />
      <ListedPrice draft={draft} game={game} />
      {phase.is === 'editing' && <SlipForm {...{ draft, game, bets, several }} />}
      {phase.is === 'asked' &&
        (several ? (
          <ConfirmSeveral several={several} />
        ) : (
          <SlipConfirm draft={draft} game={game} bets={bets} />
        ))}
      {isUnderWay && <SlipProgress draft={draft} phase={phase} />}
      {phase.is === 'done' && <SlipResult bet={phase.result} />}
    </>
  );
}
