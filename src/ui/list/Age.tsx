import { asOf } from '../../domain/time/lagosTime.ts';
import './Age.css';
import { useNow } from '../hooks/useNow.ts';

/** The age of what is shown: `as of 20:41, 6 min ago`. */
export function Age({ at }: { at: number }) {
  const now = useNow();
  return (
    <time className="age" dateTime={new Date(at).toISOString()}>
      {now > 0 && asOf(at, now)}
    </time>
  );
}
