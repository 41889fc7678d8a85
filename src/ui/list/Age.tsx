import { useId } from 'react';
import { asOf } from '../../domain/time/lagosTime.ts';
import './Age.css';
import { useNow } from '../hooks/useNow.ts';
import { useTelling } from './ages.ts';

interface AgeProps {
  at: number;
  /** Part of a sentence, or the age of one thing among others: always in words. */
  isInWords?: boolean;
}

/** The age of what is shown: `as of 20:41, 6 min ago`, or one mark for a page of which all is fresh. */
export function Age({ at, isInWords = false }: AgeProps) {
  return isInWords ? <AgeInWords at={at} /> : <AgeOfPage at={at} />;
}

function AgeInWords({ at }: { at: number }) {
  const now = useNow();
  return (
    <time className="age" dateTime={new Date(at).toISOString()}>
      {now > 0 && asOf(at, now)}
    </time>
  );
}

function AgeOfPage({ at }: { at: number }) {
  const { now, telling } = useTelling(useId(), at);
  return (
    <time className="age" dateTime={new Date(at).toISOString()}>
      {now > 0 && telling === 'words' && asOf(at, now)}
      {telling === 'mark' && <span className="age__mark">Up to date</span>}
    </time>
  );
}
