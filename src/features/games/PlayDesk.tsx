import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LobbyGame } from '../../contract/external.ts';
import type { Choice } from '../../domain/casino/game.ts';
import type { Game } from '../../domain/casino/games.ts';
import { stakeOfBets } from '../../domain/casino/mechanics/table.ts';
import { useHoldReload } from '../../ui/hooks/useHoldReload.ts';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';
import { firstChoice } from './firstChoice.ts';
import { GameBar } from './GameBar.tsx';
import { GameRules } from './GameRules.tsx';
import { DockSlot } from './InDock.tsx';
import { landingMs } from './landingMs.ts';
import { amountText } from './playing.ts';
import { roundText } from './roundWords.ts';
import { SittingStrip } from './SittingStrip.tsx';
import { StakeForm } from './StakeForm.tsx';
import { acting, beginning, seat } from './seat.ts';
import { Stage } from './stages/Stage.tsx';
import { useHeldHeight } from './useHeldHeight.ts';
import { useLanding } from './useLanding.ts';
import { WinBurst } from './WinBurst.tsx';

interface PlayDeskProps {
  tile: LobbyGame;
  game: Game;
  providerName: string;
  isFun: boolean;
  /** Changes between money and fun; missing for a guest, who plays for fun. */
  onFun: ((isFun: boolean) => void) | undefined;
  onLeave(): void;
}

/** One screen: the bar, the stage, and what is pressed below it. The rules are a sheet. */
export function PlayDesk({ tile, game, providerName, isFun, onFun, onLeave }: PlayDeskProps) {
  const { round, tile: seated } = useSnapshot(seat);
  const begin = useSnapshot(beginning).phase;
  const act = useSnapshot(acting).phase;
  const [choice, setChoice] = useState<Choice>(() => firstChoice(game));
  const [isReading, setReading] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const isTurning = [begin, act].some(({ is }) => is === 'sending' || is === 'checking');
  const dock = useHeldHeight(round?.state === 'open');
  const isLanding = useLanding(round?.roundId, landingMs(game.mechanic));
  const isHeld = isTurning || isLanding;
  const bar = (
    <GameBar
      title={tile.name}
      isFun={isFun}
      isHeld={isHeld}
      onLeave={onLeave}
      onRules={() => setReading(true)}
    />
  );
  if (seated?.gameCode !== tile.gameCode) return bar;
  const isOpen = round?.state === 'open';
  const isSettled = round !== undefined && !isHeld;
  const isWon = isSettled && !isOpen && round.returned > round.stake;
  const problem = [act, begin].find((phase) => phase.is === 'editing' && phase.problem);
  return (
    <>
      {bar}
      <SittingStrip isHeld={isHeld} onFun={onFun} />
      {isOpen && <OpenRound />}
      <DockSlot value={slot}>
        <div className="game__table">
          <div className="game__stage">
            <Stage
              game={game}
              theme={tile.theme}
              round={round}
              isTurning={isTurning}
              isLanding={isLanding}
              choice={choice}
              onChoice={setChoice}
            />
            {isWon && <WinBurst key={round.roundId} kobo={round.returned} />}
          </div>
          <div ref={dock} className="game__dock">
            <p className="game__result" role="status" data-won={isWon || undefined}>
              {[
                isSettled && (isOpen ? round.detail : resultText(round)),
                problem?.is === 'editing' && problem.problem?.text,
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            <div ref={setSlot} className="game__controls" />
            <StakeForm
              choice={choice}
              tableStake={'spots' in game.data ? stakeOfBets(choice) : undefined}
            />
          </div>
        </div>
      </DockSlot>
      <GameRules
        isOpen={isReading}
        onClose={() => setReading(false)}
        tile={tile}
        game={game}
        providerName={providerName}
        isFun={isFun}
        choice={choice}
      />
    </>
  );
}

/** In the middle of a round the app is not updated, and in a wide window the game comes into view. */
function OpenRound() {
  const mark = useRef<HTMLSpanElement>(null);
  useHoldReload('Finish your round first, then update.');
  useEffect(() => {
    if (!matchMedia(from(WINDOW.wide)).matches) return;
    mark.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <span ref={mark} hidden />;
}

/** What came back, and the result it came from. */
function resultText(round: { stake: number; returned: number; detail: string }): string {
  return `${roundText(round, (kobo) => amountText(kobo))} ${round.detail}.`;
}
