import { type KeyboardEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { moveTicks } from '../../../domain/market/ladder.ts';
import { priceScale } from '../../../domain/market/priceScale.ts';
import { readPrice } from '../../../domain/market/readPrice.ts';
import * as texts from '../../../messages/english/slip.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { changeDraft, setUnread } from '../../../state/bets/betslipTerms.ts';
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
  const unread = useSnapshot(betslip, { sync: true }).unread.price;
  const [typed, setTyped] = useState<string>();
  /** What became of a typed price, until the price is another. */
  const [snapped, setSnapped] = useState<{ note: string; priceHundredths: number }>();
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

  const read = typed === undefined ? undefined : readPrice(typed, side);
  // Something else may have set the price since; then what was typed is over.
  const isTyped = read?.priceHundredths === priceHundredths;
  const note = snapped?.priceHundredths === priceHundredths ? snapped.note : undefined;
  const problem = unread === undefined ? undefined : readPrice(unread, side).problem;
  const shown = unread ?? (isTyped ? typed : undefined) ?? formatOdds(priceHundredths);

  /** Each key counts: profit, what would wait and what is sent are always those of the price that stands here. */
  function write(text: string) {
    const next = readPrice(text, side);
    setTyped(text);
    const { note: changed, priceHundredths: at } = next;
    setSnapped(changed === undefined ? undefined : { note: changed, priceHundredths: at });
    if (next.problem !== undefined) setUnread('price', text);
    else changeDraft({ priceHundredths: next.priceHundredths, isOwnPrice: true });
  }

  function step(direction: 1 | -1) {
    setTyped(undefined);
    setSnapped(undefined);
    changeDraft({ priceHundredths: moveTicks(priceHundredths, direction), isOwnPrice: true });
  }

  /** Writes the price that counts as odds are written; a text that cannot be read stays, to be mended. */
  function settle() {
    setTyped(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLInputElement)) return;
    const direction = STEPS[event.key];
    if (direction) {
      event.preventDefault();
      step(direction);
    } else if (event.key === 'Enter') {
      // Another price than was typed is read before it is bet on.
      if (isTyped && read?.note) event.preventDefault();
      settle();
    }
  }

  return (
    <fieldset className="price-field" onKeyDown={onKeyDown} onBlur={settle}>
      <NumberField
        label={texts.price}
        value={shown}
        onChange={write}
        onStep={step}
        hasDecimals
        error={problem ?? note}
        problemId={problem || note ? undefined : problemId}
      />
    </fieldset>
  );
}
