import './GameArt.css';
import { gameArt } from './gameArt.ts';

/** A game's picture, generated from its code, so that no image is downloaded. */
export function GameArt({ gameCode, name }: { gameCode: string; name: string }) {
  const { look, path, initials } = gameArt(gameCode, name);
  return (
    <svg className={`game-art game-art--${look}`} viewBox="0 0 160 90" aria-hidden="true">
      <path d={path} />
      <text x="80" y="58">
        {initials}
      </text>
    </svg>
  );
}
