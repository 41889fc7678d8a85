import './RoundBar.css';
import { Countdown } from '../../ui/layout/Countdown.tsx';

interface RoundBarProps {
  /** `Round 4711` */
  name: string;
  phase: string;
  /** What happens now: `Betting is open`. */
  now: string;
  /** What comes next and when, by this device's clock. */
  next?: { text: string; at: number } | undefined;
  isOld: boolean;
}

/** The stage of the round and how long it lasts. */
export function RoundBar({ name, phase, now, next, isOld }: RoundBarProps) {
  return (
    <div className="round-bar" data-phase={phase}>
      <span className="round-bar__number">{name}</span>
      <b role="status">{isOld ? 'Not live' : now}</b>
      <span className="round-bar__time">
        {!isOld && next && (
          <>
            <span>{next.text}</span>
            <Countdown until={next.at} />
          </>
        )}
      </span>
    </div>
  );
}
