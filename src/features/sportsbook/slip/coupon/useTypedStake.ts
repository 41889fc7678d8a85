import { useState } from 'react';
import { KOBO_PER_NAIRA } from '../../../../domain/money/money.ts';
import { parseNaira } from '../../../../domain/money/parseNaira.ts';

/** ₦1,000,000,000, above every limit. */
const MOST_KOBO = 100_000_000_000;

function koboOf(text: string): number | undefined {
  const parsed = parseNaira(text);
  return 'kobo' in parsed && parsed.kobo <= MOST_KOBO ? parsed.kobo : undefined;
}

/** A stake as the text of its field. What was typed stays while its value is the stake. */
export function useTypedStake(
  stakeKobo: number | undefined,
  onStake: (kobo: number | undefined) => void,
) {
  const [typed, setTyped] = useState('');
  const isTyped = koboOf(typed) === stakeKobo;
  const text = isTyped ? typed : stakeKobo === undefined ? '' : String(stakeKobo / KOBO_PER_NAIRA);
  return {
    text,
    isUnreadable: isTyped && typed.trim() !== '' && stakeKobo === undefined,
    onType(next: string) {
      setTyped(next);
      onStake(koboOf(next));
    },
  };
}
