import { useSnapshot } from 'valtio';
import { compactNaira, KOBO_PER_NAIRA, wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slip.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { changeDraft } from '../../../state/bets/betslipTerms.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import './QuickStakes.css';

interface QuickStakesProps {
  stakeKobo: number | undefined;
  /** The largest stake possible now, in kobo; computed on tap. */
  largest(): number;
}

/** The player's own quick stakes, which replace the stake or add to it. */
export function QuickStakes({ stakeKobo, largest }: QuickStakesProps) {
  const { quickStakes, isAdding, lastStakeKobo } = useSnapshot(betslip);
  const isListed =
    !isAdding && quickStakes.some((naira) => naira * KOBO_PER_NAIRA === lastStakeKobo);
  return (
    <div className="quick-stakes">
      <ChipRow label={texts.quickStakes} hasAmounts>
        {quickStakes.map((naira) => {
          const kobo = naira * KOBO_PER_NAIRA;
          return isAdding ? (
            <Chip key={naira} onClick={() => changeDraft({ stakeKobo: (stakeKobo ?? 0) + kobo })}>
              {`+${chipText(kobo)}`}
            </Chip>
          ) : (
            <Chip
              key={naira}
              isOn={stakeKobo === kobo}
              onClick={() => changeDraft({ stakeKobo: kobo })}
            >
              {chipText(kobo)}
            </Chip>
          );
        })}
        <Chip onClick={() => changeDraft({ stakeKobo: largest() || undefined })}>{texts.most}</Chip>
        <Chip
          onClick={() => changeDraft({ stakeKobo: undefined })}
          disabled={stakeKobo === undefined}
        >
          {texts.clear}
        </Chip>
      </ChipRow>
      {/* Beside the others, so that none of them moves when it comes. */}
      {lastStakeKobo !== undefined && !isListed && (
        <Chip
          isOn={stakeKobo === lastStakeKobo}
          onClick={() => changeDraft({ stakeKobo: lastStakeKobo })}
        >
          {texts.sameAgain(chipText(lastStakeKobo))}
        </Chip>
      )}
    </div>
  );
}

/** Compact only when exact: ₦1,250 is not ₦1.2K. */
export function chipText(kobo: number): string {
  const isRound = kobo % (100 * KOBO_PER_NAIRA) === 0 && kobo < 10_000 * KOBO_PER_NAIRA;
  const isThousands = kobo % (1000 * KOBO_PER_NAIRA) === 0;
  return isRound || isThousands ? compactNaira(kobo) : wholeNaira(kobo);
}
