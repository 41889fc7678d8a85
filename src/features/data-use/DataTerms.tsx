import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatNaira } from '../../domain/money/money.ts';
import { parseNaira } from '../../domain/money/parseNaira.ts';
import { dataMeter, setDataCap, setDataPrice } from '../../state/device/dataMeter.ts';
import { NumberField } from '../../ui/form/NumberField.tsx';

const WHOLE = /^\d{1,5}$/;

/** The player's price of a megabyte and daily cap. Both are saved while typing. */
export function DataTerms() {
  const { koboPerMb, capMb } = useSnapshot(dataMeter, { sync: true });
  const [price, setPrice] = useState<string>();
  const [cap, setCap] = useState<string>();
  const priceText =
    price ?? (koboPerMb === undefined ? '' : formatNaira(koboPerMb).replace(/[₦,]/g, ''));
  const capText = cap ?? (capMb === undefined ? '' : String(capMb));
  const parsed = parseNaira(priceText);
  const isCapGood = capText === '' || (WHOLE.test(capText) && Number(capText) > 0);
  return (
    <>
      <NumberField
        label="Price of 1 MB"
        unit="₦"
        hint="₦800 for 1 GB is ₦0.80 for 1 MB. Leave it empty to hide costs."
        hasDecimals
        value={priceText}
        error={
          priceText !== '' && !('kobo' in parsed)
            ? 'Enter an amount in naira, like 0.80.'
            : undefined
        }
        onChange={(text) => {
          setPrice(text);
          const typed = parseNaira(text);
          if ('kobo' in typed) setDataPrice(typed.kobo);
          else if (text.trim() === '') setDataPrice(undefined);
        }}
      />
      <NumberField
        label="Daily limit, MB"
        hint="Once you use this much in a day, the data saver stays on until midnight. Leave it empty for no limit."
        value={capText}
        error={isCapGood ? undefined : 'Enter a whole number of megabytes.'}
        onChange={(text) => {
          setCap(text);
          if (text === '') setDataCap(undefined);
          else if (WHOLE.test(text) && Number(text) > 0) setDataCap(Number(text));
        }}
      />
    </>
  );
}
