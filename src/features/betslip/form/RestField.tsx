import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Rest } from '../../../contract/betting/orderFields.ts';
import { parseNaira } from '../../../domain/money/parseNaira.ts';
import * as texts from '../../../messages/english/slip.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { changeDraft, setUnread } from '../../../state/bets/betslipTerms.ts';
import { restText } from '../../../state/bets/orders/orderWords.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { chooseRest } from '../place/betslipRest.ts';
import './RestField.css';

interface RestFieldProps {
  inPlay: boolean;
  rest: Rest;
}

/** What becomes of the part that is not matched at once. */
export function RestField({ inPlay, rest }: RestFieldProps) {
  return (
    <div className="rest-field">
      <SelectField
        label={texts.notAllMatched}
        options={Rest.options.map((id) => ({ id, label: restText(id, inPlay) }))}
        selected={rest}
        onSelect={(chosen) => chooseRest(chosen, inPlay)}
      />
    </div>
  );
}

interface LeastFieldProps {
  draft: Draft;
  /** The id of the text that says what is wrong with it. */
  problemId: string | undefined;
}

/** How much must be matched at once, for those who want that. */
export function LeastField({ draft: { leastKobo }, problemId }: LeastFieldProps) {
  const [typed, setTyped] = useState('');
  const unread = useSnapshot(betslip, { sync: true }).unread.least;
  const isUnreadable = unread !== undefined;
  const held = leastKobo === undefined ? '' : String(leastKobo / 100);
  return (
    <NumberField
      label={texts.matchNow}
      problemId={isUnreadable ? undefined : problemId}
      unit="₦"
      value={unread ?? (koboOf(typed) === leastKobo ? typed : held)}
      error={isUnreadable ? texts.wholeNaira : undefined}
      onChange={(text) => {
        setTyped(text);
        const kobo = koboOf(text);
        changeDraft({ leastKobo: kobo });
        if (kobo === undefined && text.trim() !== '') setUnread('least', text);
      }}
    />
  );
}

function koboOf(text: string): number | undefined {
  const parsed = parseNaira(text);
  return 'kobo' in parsed ? parsed.kobo : undefined;
}
