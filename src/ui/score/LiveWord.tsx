import { soccerMinute } from '../../domain/market/soccerMinute.ts';

interface LiveWordProps {
  sportId: number;
  detail: string | undefined;
}

/** Whether the score's detail is the clock of a football match. */
export const isClock = (sportId: number, detail: string | undefined): boolean =>
  sportId === 1 && soccerMinute(detail) !== undefined;

/** That a match is on: of football its minute, which a screen reader hears as live. Without styles, as `EventRow`. */
export function LiveWord({ sportId, detail }: LiveWordProps) {
  if (!isClock(sportId, detail)) return 'Live';
  return (
    <>
      <span className="visually-hidden">Live </span>
      {detail === 'Half-time' ? <span className="live-word--pause">{detail}</span> : detail}
    </>
  );
}
