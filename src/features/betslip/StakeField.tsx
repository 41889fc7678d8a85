import type { Bet } from '../../contract/bets.ts';
import { KOBO_PER_NAIRA } from '../../domain/money.ts';
import { changeDraft } from '../../state/betslip.ts';
import type { Draft } from '../../state/betslipDraft.ts';
import { NumberField } from '../../ui/NumberField.tsx';

/** Above every limit: more digits are a slip of the thumb. */
const MOST_DIGITS = 9;

/** The backer's stake, in whole naira. */
export function StakeField({ stakeKobo, side }: Pick<Draft, 'stakeKobo' | 'side'>) {
  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, MOST_DIGITS);
    changeDraft({ stakeKobo: digits === '' ? undefined : Number(digits) * KOBO_PER_NAIRA });
  }
  const label: Record<Bet['side'], string> = { back: 'Stake', lay: "Backer's stake" };
  return (
    <NumberField
      label={label[side]}
      unit="₦"
      value={stakeKobo === undefined ? '' : String(stakeKobo / KOBO_PER_NAIRA)}
      onChange={type}
    />
  );
}
