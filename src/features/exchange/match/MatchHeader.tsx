import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { sidesOf } from '../../../domain/market/sides.ts';
import { lagosClock, lagosDay, startsWithin } from '../../../domain/time/lagosTime.ts';
import type { WayBack } from '../../../state/lists/wayBack.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { sideMark } from '../../../ui/crest/sideMark.tsx';
import { Beside } from '../../../ui/dock/Beside.tsx';
import { useNow } from '../../../ui/hooks/useNow.ts';
import './MatchHeader.css';
import { CricketScore } from '../score/CricketScore.tsx';
import { LiveTv } from '../score/LiveTv.tsx';
import { ScoreLines } from '../score/ScoreLines.tsx';
import { SoccerScore } from '../score/SoccerScore.tsx';
import { TennisScore } from '../score/TennisScore.tsx';

interface MatchHeaderProps {
  game: LiveGame;
  event: Pick<SportEvent, 'name' | 'competition' | 'startsAt' | 'status' | 'sportId'>;
  isInPlay: boolean;
  /** The page that the match was opened from. */
  back?: WayBack | undefined;
}

const SCORES = { 1: SoccerScore, 2: TennisScore, 4: CricketScore };

/** The teams, the score and what has just happened. */
export function MatchHeader({ game, event, isInPlay, back }: MatchHeaderProps) {
  const { competition, name, sportId, status } = event;
  const hasBegun = isInPlay || status === 'finished';
  const sides = sidesOf(name);
  return (
    <header className="match-header">
      <div className="match-header__top">
        {back && (
          <Link className="match-header__back" href={back.href}>
            <span aria-hidden="true">‹ </span>
            <span className="visually-hidden">Back to </span>
            {back.title}
          </Link>
        )}
        <p className="match-header__line">
          {isInPlay && <b className="match-header__live">Live</b>}
          <span className="match-header__competition" title={competition}>
            {competition}
          </span>
        </p>
      </div>
      <h1 className="match-header__name" title={name}>
        {sides ? (
          <>
            <Team name={sides[0]} sportId={sportId} />
            <span className="match-header__versus"> v </span>
            <Team name={sides[1]} sportId={sportId} />
          </>
        ) : (
          <span className="match-header__team">{name}</span>
        )}
      </h1>
      {hasBegun ? (
        <Score game={game} event={event} isInPlay={isInPlay} />
      ) : (
        <div className="match-header__score">
          <StartLine startsAt={event.startsAt} />
        </div>
      )}
      {isInPlay && (
        <Beside>
          <LiveTv gameId={game.gameId} eventName={name} />
        </Beside>
      )}
    </header>
  );
}

function Team({ name, sportId }: { name: string; sportId: number }) {
  return (
    <span className="match-header__team">
      {sideMark(name, sportId === 2)}
      <span className="match-header__team-name">{name}</span>
    </span>
  );
}

/** Each sport's score has its height from the start, so that it moves nothing when it arrives. */
function Score({ game: { book }, event, isInPlay }: MatchHeaderProps) {
  const score = useSyncExternalStore(book.scored.subscribe, () => book.score);
  const Sport = isInPlay ? SCORES[event.sportId] : ScoreLines;
  return (
    <div
      className={`match-header__score match-header__score--${isInPlay ? event.sportId : 'short'}`}
    >
      <Sport score={score} teams={sidesOf(event.name) ?? [event.name, '']} />
    </div>
  );
}

function StartLine({ startsAt }: { startsAt: number }) {
  const now = useNow();
  return (
    <>
      <p className="match-header__main">{now > 0 && `Starts ${startsWithin(startsAt, now)}`}</p>
      <p className="match-header__line">
        {lagosDay(startsAt)} {lagosClock(startsAt)}, Lagos time
      </p>
    </>
  );
}
