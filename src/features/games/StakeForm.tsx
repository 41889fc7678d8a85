import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Choice } from '../../domain/casino/game.ts';
import { compactNaira, KOBO_PER_NAIRA } from '../../domain/money/money.ts';
import { parseNaira } from '../../domain/money/parseNaira.ts';
import { usePlaySituation } from '../../state/play/mayPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { classes } from '../../ui/classes.ts';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { useSecondsUntil } from '../../ui/hooks/useSecondsUntil.ts';
import { refillChips } from './funRounds.ts';
import { recheckRound } from './moneyRounds.ts';
import { playerWords } from './playerWords.ts';
import { amountText, beginRound, LACKS_CHIPS, roundRefusal, wrongStake } from './playing.ts';
import { acting, beginning, seat } from './seat.ts';

const STAKES = [10, 50, 100, 500, 1_000];

interface StakeFormProps {
  choice: Choice;
  /** At a table: what lies on it. The stake is then not typed. */
  tableStake?: number | undefined;
}

/** The stake and the button. There is no autoplay, and no round starts earlier than allowed. */
export function StakeForm({ choice, tableStake }: StakeFormProps) {
  const { nextAt, tile, round, isFun } = useSnapshot(seat);
  const begin = useSnapshot(beginning).phase;
  const act = useSnapshot(acting).phase;
  usePlaySituation();
  useSnapshot(playerWords);
  const [text, setText] = useState(() => String(Math.max(100, (tile?.minStake ?? 0) / 100)));
  const isPaused = useSecondsUntil(nextAt) > 0;
  const parsed = parseNaira(text);
  const stakeKobo = tableStake ?? ('kobo' in parsed ? parsed.kobo : 0);
  const isBusy = [begin, act].some(({ is }) => is === 'sending' || is === 'checking');
  const lost = [begin, act].find(({ is }) => is === 'checking');
  const isOpen = round?.state === 'open';
  const refusal = roundRefusal(stakeKobo, choice);
  const isStakeWrong = refusal !== undefined && refusal === wrongStake(stakeKobo);
  const isOwnField = tableStake === undefined && !isOpen;
  const fitting = STAKES.filter(
    (naira) => tile && naira * 100 >= tile.minStake && naira * 100 <= tile.maxStake,
  );
  return (
    <form
      className="game__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!refusal) beginRound(stakeKobo, choice);
      }}
    >
      {!isOpen && (
        <p
          className={classes('game__hint', isStakeWrong && 'game__fault')}
          id="stake-problem"
          data-kept={tableStake !== undefined || undefined}
          role="status"
        >
          {refusal}
        </p>
      )}
      {isOwnField && (
        <>
          <ChipRow label="Stakes to pick">
            {fitting.map((naira) => (
              <Chip key={naira} onClick={() => setText(String(naira))}>
                {isFun ? naira : compactNaira(naira * KOBO_PER_NAIRA)}
              </Chip>
            ))}
          </ChipRow>
          <NumberField
            label="Stake"
            unit={isFun ? '' : '₦'}
            value={text}
            onChange={setText}
            problemId={isStakeWrong ? 'stake-problem' : undefined}
          />
        </>
      )}
      {!isOpen && (
        <Button
          type="submit"
          kind="action"
          isWide
          disabled={refusal !== undefined || isPaused}
          isBusy={isBusy}
        >
          {`Play ${amountText(stakeKobo)}`}
        </Button>
      )}
      {isFun && !isOpen && refusal === LACKS_CHIPS && (
        <Button kind="quiet" isWide onClick={refillChips}>
          Take new chips
        </Button>
      )}
      {lost && (
        <p role="status">
          No answer yet. Checking if your round was played.{' '}
          {lost.is === 'checking' && lost.isUnanswered && (
            <Button kind="quiet" isSmall onClick={recheckRound}>
              Check again
            </Button>
          )}
        </p>
      )}
    </form>
  );
}
