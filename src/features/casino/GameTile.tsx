import './GameTile.css';
import { memo } from 'react';
import { Link } from 'wouter';
import { wholeNaira } from '../../state/bets/betsWords.ts';
import { GameArt } from '../../ui/art/GameArt.tsx';
import { classes } from '../../ui/classes.ts';
import { toggleFavourite } from './casinoChoices.ts';
import { gamePath } from './gamePath.ts';
import { offText, returnText, stakesText } from './gameWords.ts';
import type { IndexedGame } from './lobbyIndex.ts';
import { MECHANIC_NAMES, mechanicOf } from './mechanics.ts';

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
  const look = classes('game-tile', hasJackpot && 'game-tile--jackpot');
  const inside = (
    <>
      <GameArt maths={game.maths} theme={game.theme} />
      {game.jackpot !== undefined && (
        <span className="game-tile__line game-tile__jackpot">
          Jackpot <b>{wholeNaira(game.jackpot)}</b>
        </span>
      )}
      {!hasJackpot && game.tags?.includes('new') && <span className="game-tile__mark">New</span>}
      <b className="game-tile__line" title={game.name}>
        {game.name}
      </b>
      <span className="game-tile__line game-tile__quiet" title={kind}>
        {kind}
      </span>
      <span className="game-tile__line">{returnText(game)}</span>
      <span className={classes('game-tile__line', off && 'game-tile__off')}>
        {off ?? stakesText(game)}
      </span>
    </>
  );
  return (
    <>
      {off ? (
        // Stays focusable, because a tile that is off can still be read.
        // biome-ignore lint/a11y/useValidAnchor: a link that is off has no address
        <a
          className={classes(look, 'game-tile--off')}
          role="link"
          aria-disabled="true"
          tabIndex={0}
        >
          {inside}
        </a>
      ) : (
        <Link className={look} href={gamePath(game)}>
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
