import { wholeNaira } from '../../../domain/money/money.ts';
import './GameTile.css';
import { memo } from 'react';
import { Link } from 'wouter';
import { GameCover } from '../../../ui/art/covers/GameCover.tsx';
import { toggleFavourite } from '../casinoChoices.ts';
import { gamePath } from '../gamePath.ts';
import { offText, returnText, stakesText } from '../gameWords.ts';
import type { IndexedGame } from '../lobbyIndex.ts';
import { MECHANIC_NAMES, mechanicOf } from '../mechanics.ts';

interface GameTileProps {
  item: IndexedGame;
  isFavourite: boolean;
  isOffline: boolean;
}

/** A game in the lobby. One that cannot be opened keeps its place and says why. */
export const GameTile = memo(function GameTile({ item, isFavourite, isOffline }: GameTileProps) {
  const { game, provider } = item;
  const off = offText(item, isOffline);
  const kind = `${MECHANIC_NAMES[mechanicOf(game)]} · ${provider?.name ?? ''}`;
  const hasJackpot = game.jackpot !== undefined;
  const inside = (
    <>
      <GameCover gameCode={game.gameCode} theme={game.theme} />
      {game.jackpot !== undefined && (
        <span className="game-tile__jackpot">
          <span className="visually-hidden">Jackpot </span>
          <b>{wholeNaira(game.jackpot)}</b>
        </span>
      )}
      {!hasJackpot && game.tags?.includes('new') && <span className="game-tile__mark">New</span>}
      <b className="game-tile__name" title={`${game.name}. ${kind}. ${returnText(game)}`}>
        <span className="game-tile__lines">{game.name}</span>
      </b>
      <span className="visually-hidden">{kind}</span>
      <span className="visually-hidden">{returnText(game)}</span>
      <span className={off ? 'game-tile__off' : 'visually-hidden'}>{off ?? stakesText(game)}</span>
    </>
  );
  return (
    <>
      {off ? (
        // Stays focusable, because a tile that is off can still be read.
        // biome-ignore lint/a11y/useValidAnchor: a link that is off has no address
        <a className="game-tile game-tile--off" role="link" aria-disabled="true" tabIndex={0}>
          {inside}
        </a>
      ) : (
        <Link className="game-tile" href={gamePath(game)}>
          {inside}
        </Link>
      )}
      <button
        type="button"
        className="game-tile__star"
        aria-pressed={isFavourite}
        aria-label={`Favourite: ${game.name}`}
        onClick={() => void toggleFavourite(game.gameCode)}
      >
        {isFavourite ? '★' : '☆'}
      </button>
    </>
  );
});
