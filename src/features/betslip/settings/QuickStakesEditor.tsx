import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isWholeNaira, KOBO_PER_NAIRA } from '../../../domain/money/money.ts';
import { parseNaira } from '../../../domain/money/parseNaira.ts';
import * as texts from '../../../messages/english/slipSettings.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { defaultChoices } from '../../../state/bets/betslipChoices.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import './QuickStakesEditor.css';

/** Edits eight stakes in naira. A valid amount applies at once; an invalid one is pointed out. */
export function QuickStakesEditor() {
  const { quickStakes } = useSnapshot(betslip);
  const [typed, setTyped] = useState(() => quickStakes.map(String));

  function change(index: number, text: string) {
    const next = typed.map((old, place) => (place === index ? text : old));
    setTyped(next);
    if (!next.some((value, at) => problemOf(value, at, next))) {
      betslip.quickStakes = next.flatMap(nairaOf).sort((one, other) => one - other);
    }
  }

  return (
    <fieldset className="quick-stakes-editor">
      <legend>{texts.quickStakesNaira}</legend>
      {typed.map((text, index) => (
        <NumberField
          // biome-ignore lint/suspicious/noArrayIndexKey: a stake is identified by its place in the row
          key={index}
          label={texts.quickStake(index + 1)}
          value={text}
          onChange={(next) => change(index, next)}
          error={problemOf(text, index, typed)}
        />
      ))}
      <Button
        className="quick-stakes-editor__act"
        kind="quiet"
        isSmall
        onClick={() => {
          const { quickStakes: usual } = defaultChoices();
          betslip.quickStakes = usual;
          setTyped(usual.map(String));
        }}
      >
        {texts.reset}
      </Button>
    </fieldset>
  );
}

/** ₦10,000,000: a higher stake is surely a typing mistake. */
const MOST_NAIRA = 10_000_000;

/** The whole naira that a text says; nothing when it says none. */
function nairaOf(text: string): number[] {
  const parsed = parseNaira(text);
  return 'kobo' in parsed && isWholeNaira(parsed.kobo) ? [parsed.kobo / KOBO_PER_NAIRA] : [];
}

function problemOf(text: string, index: number, all: readonly string[]): string | undefined {
  const [naira] = nairaOf(text);
  if (naira === undefined) return texts.wholeOnly;
  if (naira < 1 || naira > MOST_NAIRA) return '1 to 10,000,000';
  return all.findIndex((other) => nairaOf(other)[0] === naira) === index ? undefined : texts.twice;
}
