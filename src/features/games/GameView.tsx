import './GameView.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LobbyGame } from '../../contract/external.ts';
import type { Choice } from '../../domain/casino/game.ts';
import { gameWithMaths, returnOf } from '../../domain/casino/games.ts';
import { stakeOfBets } from '../../domain/casino/mechanics/table.ts';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useHoldReload } from '../../ui/hooks/useHoldReload.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { below, WINDOW } from '../../ui/style/breakpoints.ts';
import { FairnessPanel } from './fair/FairnessPanel.tsx';
import { HandCheck, NO_SEEDS } from './fair/HandCheck.tsx';
import { firstChoice } from './firstChoice.ts';
import { PayTable } from './pay/PayTable.tsx';
import { amountText, sitDown } from './playing.ts';
import { roundText } from './roundWords.ts';
import { SittingStrip } from './SittingStrip.tsx';
import { StakeForm } from './StakeForm.tsx';
import { acting, beginning, seat } from './seat.ts';
import { Stage } from './stages/Stage.tsx';

interface GameViewProps {
  tile: LobbyGame;
  providerName: string;
  onLeave(): void;
}

/** A game on our own page: its mechanic, its stakes, what it pays, and everything to check its rounds. */
export function GameView({ tile, providerName, onLeave }: GameViewProps) {
  const { isAuth } = useSnapshot(session);
  const [wantsFun, setWantsFun] = useState(false);
  const isFun = !isAuth || wantsFun;
  useEffect(() => sitDown(tile, isFun), [tile, isFun]);
  const game = gameWithMaths(tile.maths ?? '');
  if (!game) {
    return (
      <EmptyState
        isPage
        title={tile.name}
        text="This app does not know this game yet. Nothing was staked."
      >
        <Button onClick={onLeave}>See other games</Button>
      </EmptyState>
    );
  }
  const { minStake, maxStake, volatility, name } = tile;
  return (
    <div className="game">
      <header className="game__head">
        <h1 className="game__title">{name}</h1>
        <Button kind="quiet" isSmall onClick={onLeave}>
          Leave
        </Button>
        <p className="game__about">
          {`${providerName}. ${amountText(minStake, isFun)} to ${amountText(maxStake, isFun)} a round. RTP ${returnOf(game) / 100}%${volatility ? `, ${volatility} volatility` : ''}.`}
        </p>
        {isAuth && (
          <Button kind="quiet" isSmall onClick={() => setWantsFun(!wantsFun)}>
            {isFun ? 'Play for money' : 'Play for fun'}
          </Button>
        )}
      </header>
      {isFun && (
        <p className="game__fun">
          You are playing for fun, with chips that are worth nothing.
          {!isAuth && (
            <Button isSmall onClick={askToSignIn}>
              Log in to play for money
            </Button>
          )}
        </p>
      )}
      <Play key={`${tile.gameCode} ${isFun}`} tile={tile} isFun={isFun} />
    </div>
  );
}

function Play({ tile, isFun }: { tile: LobbyGame; isFun: boolean }) {
  const game = gameWithMaths(tile.maths ?? '');
  const { round, tile: seated } = useSnapshot(seat);
  const begin = useSnapshot(beginning).phase;
  const act = useSnapshot(acting).phase;
  const [choice, setChoice] = useState<Choice>(() => firstChoice(game));
  const [hand, setHand] = useState({ seeds: NO_SEEDS, turn: 0 });
  const isOpen = round?.state === 'open';
  const table = useRef<HTMLDivElement>(null);
  if (!game || seated?.gameCode !== tile.gameCode) return null;
  const isTurning = [begin, act].some(({ is }) => is === 'sending' || is === 'checking');
  const problem = [act, begin].find((phase) => phase.is === 'editing' && phase.problem);
  return (
    <>
      {isOpen && <OpenRound />}
      {(isOpen || isTurning) && <InView table={table} />}
      <SittingStrip />
      <div ref={table} className="game__table">
        <Stage
          game={game}
          theme={tile.theme}
          round={round}
          isTurning={isTurning}
          choice={choice}
          onChoice={setChoice}
        />
        <p className="game__result" role="status">
          {[
            round && !isTurning && (isOpen ? round.detail : resultText(round)),
            problem?.is === 'editing' && problem.problem?.text,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <StakeForm
          choice={choice}
          tableStake={'spots' in game.data ? stakeOfBets(choice) : undefined}
        />
      </div>
      <div className="game__papers">
        <PayTable game={game} theme={tile.theme} jackpot={tile.jackpot} />
        <FairnessPanel isFun={isFun} onCheck={(seeds) => setHand({ seeds, turn: hand.turn + 1 })} />
        <HandCheck
          {...hand}
          game={game}
          choice={choice}
          onChange={(seeds) => setHand({ ...hand, seeds })}
        />
      </div>
    </>
  );
}

/** In the middle of a round the app is not updated, and a phone gives the game the room of its tabs. */
function OpenRound() {
  useHoldReload('Finish your round first, then update.');
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['round'] = 'open';
    return () => {
      delete dataset['round'];
    };
  }, []);
  return null;
}

/**
 * Nobody plays what is out of view: on a phone the table begins under the header while a round runs. In a wide
 * window only the game itself is kept below the header.
 */
function InView({ table }: { table: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (matchMedia(below(WINDOW.wide)).matches) table.current?.scrollIntoView();
    else table.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [table]);
  return null;
}

/** What came back, and the result it came from. */
function resultText(round: { stake: number; returned: number; detail: string }): string {
  return `${roundText(round, (kobo) => amountText(kobo))} ${round.detail}.`;
}
