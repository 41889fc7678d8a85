import './GameArt.css';
import { gameArt } from './gameArt.ts';

/** The picture of a game, drawn from its code: no bytes of anybody's art. */
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
