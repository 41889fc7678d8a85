import { useSyncExternalStore } from 'react';
import type { SportEvent } from '../../contract/market.ts';
import { lagosClock, lagosDay, startsText } from '../../domain/lagosTime.ts';
import type { LiveGame } from '../../state/marketStreamGame.ts';
import { useNow } from '../../ui/useNow.ts';
import './MatchHeader.css';

interface MatchHeaderProps {
  game: LiveGame;
  event: Pick<SportEvent, 'name' | 'competition' | 'startsAt' | 'status'>;
  isInPlay: boolean;
}

/** Who plays, where it stands, and the last deliveries or points. */
export function MatchHeader({ game, event, isInPlay }: MatchHeaderProps) {
  const { competition, name } = event;
  return (
    <header className="match-header">
      <p className="match-header__line">
        {isInPlay && <b className="match-header__live">In play</b>}
        <span className="match-header__competition" title={competition}>
          {competition}
        </span>
      </p>
      <h1 className="match-header__name" title={name}>
        {teams(name).map((team) => (
          <span key={team}>{team} </span>
        ))}
      </h1>
      <div className="match-header__score">
        {isInPlay || event.status === 'finished' ? (
          <ScoreLines game={game} />
        ) : (
          <StartLine startsAt={event.startsAt} />
        )}
      </div>
    </header>
  );
}

/** Long names get a line each: `Lagos Lions`, `v Abuja Bulls`. */
function teams(name: string): string[] {
  const [home, away] = name.split(' v ');
  return home !== undefined && away !== undefined ? [home, `v ${away}`] : [name];
}

function ScoreLines({ game: { book } }: { game: LiveGame }) {
  const score = useSyncExternalStore(book.scored.subscribe, () => book.score);
  return (
    <>
      <p className="match-header__main">{score?.line ?? 'No score yet'}</p>
      <p className="match-header__line">{score?.detail}</p>
      <ol className="match-header__recent" aria-label="Most recent first">
        {[...(score?.recent ?? [])].reverse().map((ball, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deliveries have no identity but their place
          <li key={index}>{ball}</li>
        ))}
      </ol>
    </>
  );
}

function StartLine({ startsAt }: { startsAt: number }) {
  const now = useNow();
  return (
    <>
      <p className="match-header__main">{now > 0 && `Starts ${startsText(startsAt, now)}`}</p>
      <p className="match-header__line">
        {lagosDay(startsAt)} {lagosClock(startsAt)}, Lagos time
      </p>
    </>
  );
}
