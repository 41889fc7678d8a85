import './JackpotBoard.css';
import { Link } from 'wouter';
import { wholeNaira } from '../../state/bets/betsWords.ts';
import { GameArt } from '../../ui/art/GameArt.tsx';
import { gamePath } from './gamePath.ts';
import type { IndexedGame } from './lobbyIndex.ts';

const MOST = 5;

/** The largest jackpots, as a list of sums. */
export function JackpotBoard({ index }: { index: readonly IndexedGame[] }) {
  const largest = index
    .filter(({ game }) => game.jackpot !== undefined && !game.isDown)
    .sort((one, other) => (other.game.jackpot ?? 0) - (one.game.jackpot ?? 0))
    .slice(0, MOST);
  if (largest.length === 0) return null;
  return (
    <section className="jackpots" aria-labelledby="jackpots-title">
      <h2 id="jackpots-title" className="jackpots__title">
        Largest jackpots
      </h2>
      <ol className="jackpots__list">
        {largest.map(({ game }) => (
          <li key={game.gameCode}>
            <Link className="jackpots__game" href={gamePath(game)}>
              <GameArt maths={game.maths} theme={game.theme} />
              <span>{game.name}</span>
              <b>{wholeNaira(game.jackpot ?? 0)}</b>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
