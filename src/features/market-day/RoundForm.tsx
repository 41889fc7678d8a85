import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatNaira } from '../../domain/money/money.ts';
import { parseNaira } from '../../domain/money/parseNaira.ts';
import { usePlaySituation } from '../../state/play/mayPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { useSecondsUntil } from '../../ui/hooks/useSecondsUntil.ts';
import { marketDayTerms, playRound, recheckRound, roundRefusal, sitting } from './marketDay.ts';
import { playerWords } from './playerWords.ts';

const STAKES = [10, 50, 100, 500];

/** The stake and the button. There is no autoplay, and no round starts earlier than allowed. */
export function RoundForm() {
  const { phase, nextAt } = useSnapshot(sitting);
  usePlaySituation();
  useSnapshot(playerWords);
  useSnapshot(marketDayTerms.state);
  const [text, setText] = useState('100');
  const isPaused = useSecondsUntil(nextAt) > 0;
  const parsed = parseNaira(text);
  const stakeKobo = 'kobo' in parsed ? parsed.kobo : 0;
  const isBusy = phase.is === 'sending' || phase.is === 'checking';
  const refusal = roundRefusal(stakeKobo);
  return (
    <form
      className="market-day__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!refusal) playRound(stakeKobo);
      }}
    >
      <NumberField label="Stake" unit="₦" value={text} onChange={setText} error={refusal} />
      <ChipRow label="Stakes to pick" isWrapped className="market-day__chips">
        {STAKES.map((naira) => (
          <Chip key={naira} onClick={() => setText(String(naira))}>
            ₦{naira}
          </Chip>
        ))}
      </ChipRow>
      <Button type="submit" isWide disabled={refusal !== undefined || isPaused} isBusy={isBusy}>
        Play {formatNaira(stakeKobo)}
      </Button>
      {phase.is === 'checking' && (
        <p role="status">
          The answer was lost. We look up whether your round was played.{' '}
          {phase.isUnanswered && (
            <Button kind="quiet" isSmall onClick={recheckRound}>
              Look again
            </Button>
          )}
        </p>
      )}
    </form>
  );
}
