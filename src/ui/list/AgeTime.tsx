import { asOf } from '../../domain/time/lagosTime.ts';
import type { Telling } from '../../lib/fresh.ts';

interface AgeTimeProps {
  at: number;
  /** 0 while it is unknown. */
  now: number;
  telling: Telling;
}

/** An age as it is told. Without hooks: also rendered by the landing page (`src/pages/toNodes.ts`). */
export function AgeTime({ at, now, telling }: AgeTimeProps) {
  return (
    <time
      className={telling === 'mark' ? 'age age--mark' : 'age'}
      dateTime={new Date(at).toISOString()}
    >
      {now > 0 && telling === 'words' && asOf(at, now)}
      {telling === 'mark' && <span className="age__mark">Up to date</span>}
    </time>
  );
}
