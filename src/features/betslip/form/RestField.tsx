import { useState } from 'react';
import { Rest } from '../../../contract/betting/orderFields.ts';
import { parseNaira } from '../../../domain/money/parseNaira.ts';
import * as texts from '../../../messages/english/slip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { chooseRest } from '../../../state/bets/betslipRest.ts';
import { changeDraft } from '../../../state/bets/betslipTerms.ts';
import { restText } from '../../../state/bets/orders/orderWords.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import './RestField.css';

interface RestFieldProps {
  inPlay: boolean;
  rest: Rest;
}

/** What becomes of the part that is not matched at once. */
export function RestField({ inPlay, rest }: RestFieldProps) {
  return (
    <div className="rest-field">
      <label className="rest-field__label">
        {texts.notAllMatched}
        <select
          className="rest-field__choice"
          value={rest}
          onChange={({ target }) => {
            const chosen = Rest.options[target.selectedIndex];
            if (chosen) chooseRest(chosen, inPlay);
          }}
        >
          {Rest.options.map((option) => (
            <option key={option} value={option}>
              {restText(option, inPlay)}
            </option>
          ))}
        </select>
      </label>
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
  const parsed = parseNaira(typed);
  const isUnreadable = typed.trim() !== '' && !('kobo' in parsed);
  return (
    <NumberField
      label={texts.matchNow}
      problemId={isUnreadable ? undefined : problemId}
      unit="₦"
      value={typed === '' && leastKobo !== undefined ? String(leastKobo / 100) : typed}
      error={isUnreadable ? texts.wholeNaira : undefined}
      onChange={(text) => {
        setTyped(text);
        const next = parseNaira(text);
        changeDraft({ leastKobo: 'kobo' in next ? next.kobo : undefined });
      }}
    />
  );
}
