import { useState } from 'react';
import type { LobbyGame } from '../../contract/external.ts';
import type { Choice } from '../../domain/casino/game.ts';
import { type Game, returnOf } from '../../domain/casino/games.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { FairnessPanel } from './fair/FairnessPanel.tsx';
import { HandCheck, NO_SEEDS } from './fair/HandCheck.tsx';
import { PayTable } from './pay/PayTable.tsx';
import { amountText } from './playing.ts';

interface GameRulesProps {
  isOpen: boolean;
  onClose(): void;
  tile: LobbyGame;
  game: Game;
  providerName: string;
  isFun: boolean;
  choice: Choice;
}

/** What a round costs and pays, and everything to check rounds with. */
export function GameRules({
  isOpen,
  onClose,
  tile,
  game,
  providerName,
  isFun,
  choice,
}: GameRulesProps) {
  const [hand, setHand] = useState({ seeds: NO_SEEDS, turn: 0 });
  const { minStake, maxStake, volatility } = tile;
  return (
    <Sheet title={`Rules of ${tile.name}`} isOpen={isOpen} onClose={onClose}>
      {isOpen && (
        <>
          <p className="game__about">
            {`${providerName}. ${amountText(minStake, isFun)} to ${amountText(maxStake, isFun)} a round. RTP ${returnOf(game) / 100}%${volatility ? `, ${volatility} volatility` : ''}.`}
          </p>
          <PayTable game={game} theme={tile.theme} jackpot={tile.jackpot} />
          <FairnessPanel
            isFun={isFun}
            onCheck={(seeds) => setHand({ seeds, turn: hand.turn + 1 })}
          />
          <HandCheck
            {...hand}
            game={game}
            choice={choice}
            onChange={(seeds) => setHand({ ...hand, seeds })}
          />
        </>
      )}
    </Sheet>
  );
}
