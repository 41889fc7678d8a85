import { type KeyboardEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { KOBO_PER_NAIRA, wholeNaira } from '../../../domain/money/money.ts';
import { parseNaira } from '../../../domain/money/parseNaira.ts';
import * as texts from '../../../messages/english/slip.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { StakeBy } from '../../../state/bets/betslipChoices.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { changeDraft, setTarget, setUnread } from '../../../state/bets/betslipTerms.ts';
import { isLay } from '../../../state/bets/betsWords.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';

/** ₦1,000,000,000: above every limit, and still exact at odds of 1000. */
const MOST_KOBO = 100_000_000_000;

/** A back can lose its stake and a lay can win it, so there two of the amounts share a label. */
const LABELS: Record<'back' | 'lay' | 'no', Record<StakeBy, string>> = {
  back: { stake: texts.stake, liability: texts.stake, profit: texts.targetProfit },
  lay: { stake: texts.backersStake, liability: texts.liability, profit: texts.backersStake },
  no: { stake: texts.stake, liability: texts.canLoseAtMost, profit: texts.stake },
};

const STEPS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

function koboOf(text: string): number | undefined {
  const parsed = parseNaira(text);
  return 'kobo' in parsed && parsed.kobo <= MOST_KOBO ? parsed.kobo : undefined;
}

interface StakeFieldProps {
  draft: Draft;
  /** Of the market; 0 while it is not known. */
  commissionPercent: number;
  /** The id of the text that says what is wrong with the stake. */
  problemId: string | undefined;
}

/** The amount in naira. Keeps the typed text while its value is the slip's. */
export function StakeField({ draft, commissionPercent, problemId }: StakeFieldProps) {
  const { isGross } = useWinView();
  const { stakeBy, quickStakes, unread } = useSnapshot(betslip, { sync: true });
  const [typed, setTyped] = useState('');
  const { side, stakeKobo, targetKobo } = draft;
  const labels = LABELS[side === 'lay' && !isLay(draft) ? 'no' : side];
  const label = labels[stakeBy];
  const isTarget = label !== labels.stake;
  const heldKobo = isTarget ? targetKobo : stakeKobo;
  const held = heldKobo === undefined ? '' : String(heldKobo / 100);
  const text = unread.stake ?? (koboOf(typed) === heldKobo ? typed : held);
  const isUnreadable = unread.stake !== undefined;
  const hint = isTarget && stakeKobo !== undefined && texts.stakeOf(wholeNaira(stakeKobo));

  /** The arrow keys go up and down by the smallest quick stake, as they do by ticks in the price. */
  function onKeyDown(event: KeyboardEvent) {
    const direction = STEPS[event.key];
    if (!direction || isTarget) return;
    event.preventDefault();
    const next = (stakeKobo ?? 0) + direction * Math.min(...quickStakes) * KOBO_PER_NAIRA;
    setTyped('');
    changeDraft({ stakeKobo: next > 0 ? Math.min(next, MOST_KOBO) : undefined });
  }

  return (
    <fieldset className="price-field" onKeyDown={onKeyDown}>
      <NumberField
        label={label}
        unit="₦"
        value={text}
        onChange={(next) => {
          setTyped(next);
          const kobo = koboOf(next);
          if (isTarget) setTarget(kobo, isGross ? 0 : commissionPercent);
          else changeDraft({ stakeKobo: kobo });
          if (kobo === undefined && next.trim() !== '') setUnread('stake', next);
        }}
        {...(hint && { hint })}
        error={isUnreadable ? texts.wholeNairaStake : undefined}
        problemId={isUnreadable ? undefined : problemId}
      />
    </fieldset>
  );
}
