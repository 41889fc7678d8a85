import { wholeNaira } from '../../domain/money/money.ts';
import './JackpotBoard.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { type LobbyPart, lobby } from '../../state/lists/lobby.ts';
import { GameCover } from '../../ui/art/covers/GameCover.tsx';
import { classes } from '../../ui/classes.ts';
import { gamePath } from './gamePath.ts';
import { useLobby } from './useLobby.ts';

/** Few enough to be asked for together. */
const WITH_JACKPOT: LobbyPart = { jackpot: 'yes' };

/** The largest jackpots, as a list of sums. */
export function JackpotBoard({ most }: { most: number }) {
  const { data } = useSnapshot(lobby.state);
  const { isReady } = useLobby(WITH_JACKPOT, true);
  const largest = (data?.games ?? [])
    .filter(({ jackpot, isDown }) => jackpot !== undefined && !isDown)
    .sort((one, other) => (other.jackpot ?? 0) - (one.jackpot ?? 0))
    .slice(0, most);
  if (largest.length === 0 && isReady) return null;
  return (
    <section
      data-offer=""
      className={classes('jackpots', most === 1 && 'jackpots--one')}
      aria-labelledby="jackpots-title"
    >
      <h2 id="jackpots-title" className="jackpots__title">
        {most === 1 ? 'Largest jackpot' : 'Largest jackpots'}
      </h2>
      <ol className="jackpots__list">
        {largest.map((game) => (
          <li key={game.gameCode}>
            <Link className="jackpots__game" href={gamePath(game)}>
              <GameCover gameCode={game.gameCode} theme={game.theme} />
              <span className="jackpots__name" title={game.name}>
                {game.name}
              </span>
              <b>{wholeNaira(game.jackpot ?? 0)}</b>
            </Link>
          </li>
        ))}
        {/* Room for those still to come: what stands below is not moved. */}
        {!isReady &&
          Array.from({ length: most - largest.length }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty line is identified by its place
            <li key={place} className="jackpots__game" />
          ))}
      </ol>
    </section>
  );
}
