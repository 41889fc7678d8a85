import { type KeyboardEvent, useState } from 'react';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { moveTicks, snapToLadder } from '../../../domain/market/ladder.ts';
import { parseOdds } from '../../../domain/market/parseOdds.ts';
import { priceScale } from '../../../domain/market/priceScale.ts';
import * as texts from '../../../messages/english/slip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { changeDraft } from '../../../state/bets/betslipTerms.ts';
import { priceText } from '../../../state/bets/betsWords.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';

const STEPS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

interface PriceFieldProps {
  draft: Draft;
  /** The id of the text that says what is wrong with the price. */
  problemId: string | undefined;
}

/** The price asked. Odds move by ladder ticks; a rate cannot be changed. */
export function PriceField({ draft, problemId }: PriceFieldProps) {
  const { marketKind, side, priceHundredths, line } = draft;
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState<string>();

  if (priceScale(marketKind) === 'rate') {
    const text = priceText(marketKind, priceHundredths, line);
    return (
      <NumberField
        label={texts.price}
        value={text}
        onChange={() => undefined}
        readOnly
        problemId={problemId}
      />
    );
  }

  function step(direction: 1 | -1) {
    setTyped(undefined);
    setNote(undefined);
    changeDraft({ priceHundredths: moveTicks(priceHundredths, direction), isOwnPrice: true });
  }

  /**
   * Applies what was typed when the field loses the focus. Between two ticks it takes the better one. Returns
   * whether the price is as it was typed.
   */
  function settle(): boolean {
    if (typed === undefined) return true;
    const odds = parseOdds(typed);
    const snapped = odds === undefined ? undefined : snapToLadder(odds, side);
    setTyped(undefined);
    if (odds === undefined || snapped === undefined) {
      setNote(texts.oddsRange);
      return false;
    }
    setNote(snapped === odds ? undefined : texts.snapped(typed, formatOdds(snapped)));
    changeDraft({ priceHundredths: snapped, isOwnPrice: true });
    return snapped === odds;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLInputElement)) return;
    const direction = STEPS[event.key];
    if (direction) {
      event.preventDefault();
      step(direction);
    } else if (event.key === 'Enter' && !settle()) {
      // Another price than was typed is read before it is bet on.
      event.preventDefault();
    }
  }

  return (
    <fieldset className="price-field" onKeyDown={onKeyDown} onBlur={settle}>
      <NumberField
        label={texts.price}
        value={typed ?? formatOdds(priceHundredths)}
        onChange={setTyped}
        onStep={step}
        hasDecimals
        error={note}
        problemId={note ? undefined : problemId}
      />
    </fieldset>
  );
}
