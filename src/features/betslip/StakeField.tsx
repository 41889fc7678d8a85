import { useState } from 'react';
import { parseNaira } from '../../domain/parseNaira.ts';
import { changeDraft } from '../../state/betslip.ts';
import type { Draft } from '../../state/betslipDraft.ts';
import { NumberField } from '../../ui/NumberField.tsx';

/** ₦1,000,000,000, above every limit; odds of 1000 on it are still exact. */
const MOST_KOBO = 100_000_000_000;
const LABELS = { back: 'Stake', lay: "Backer's stake" };

function koboOf(text: string): number | undefined {
  const parsed = parseNaira(text);
  return 'kobo' in parsed && parsed.kobo <= MOST_KOBO ? parsed.kobo : undefined;
}

/** The backer's stake in naira, as typed for as long as that is what the slip holds. */
export function StakeField({ stakeKobo, side }: Pick<Draft, 'stakeKobo' | 'side'>) {
  const [typed, setTyped] = useState('');
  const isTyped = koboOf(typed) === stakeKobo;
  const text = isTyped ? typed : stakeKobo === undefined ? '' : String(stakeKobo / 100);
  const isUnreadable = isTyped && typed.trim() !== '' && stakeKobo === undefined;
  return (
    <NumberField
      label={LABELS[side]}
      unit="₦"
      value={text}
      onChange={(next) => {
        setTyped(next);
        changeDraft({ stakeKobo: koboOf(next) });
      }}
      error={isUnreadable ? 'Whole naira, like 1500' : undefined}
    />
  );
}
