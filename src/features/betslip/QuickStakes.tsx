import { KOBO_PER_NAIRA } from '../../domain/money.ts';
import { changeDraft } from '../../state/betslip.ts';
import { Chip } from '../../ui/Chip.tsx';
import './QuickStakes.css';

const STAKES: [naira: number, text: string][] = [
  [100, '₦100'],
  [200, '₦200'],
  [500, '₦500'],
  [1000, '₦1K'],
  [2000, '₦2K'],
  [5000, '₦5K'],
  [10_000, '₦10K'],
  [20_000, '₦20K'],
  [50_000, '₦50K'],
  [100_000, '₦100K'],
];

interface QuickStakesProps {
  stakeKobo: number | undefined;
  /** The largest stake that is possible now, kobo; asked when it is wanted. */
  largest(): number;
}

export function QuickStakes({ stakeKobo, largest }: QuickStakesProps) {
  return (
    <fieldset className="quick-stakes">
      <legend className="visually-hidden">Quick stakes</legend>
      {STAKES.map(([naira, text]) => (
        <Chip
          key={naira}
          isOn={stakeKobo === naira * KOBO_PER_NAIRA}
          onClick={() => changeDraft({ stakeKobo: naira * KOBO_PER_NAIRA })}
        >
          {text}
        </Chip>
      ))}
      <Chip onClick={() => changeDraft({ stakeKobo: largest() || undefined })}>Max</Chip>
      <Chip
        onClick={() => changeDraft({ stakeKobo: undefined })}
        disabled={stakeKobo === undefined}
      >
        Clear
      </Chip>
    </fieldset>
  );
}
