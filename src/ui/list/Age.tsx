import { useId } from 'react';
import './Age.css';
import { useNow } from '../hooks/useNow.ts';
import { AgeTime } from './AgeTime.tsx';
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
  return <AgeTime at={at} now={useNow()} telling="words" />;
}

function AgeOfPage({ at }: { at: number }) {
  return <AgeTime at={at} {...useTelling(useId(), at)} />;
}
