import type { CSSProperties } from 'react';
import { signedNaira } from '../../../domain/money/money.ts';
import { shortResult } from '../../../domain/money/shortResult.ts';
import { classes } from '../../../ui/classes.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import './RunnerPnl.css';

interface RunnerPnlProps {
  pnlKobo: number | undefined;
  afterKobo: number | undefined;
}

/** Naira from which a short sum is rounded: two sums stand where one does. */
const ROUNDED_FROM = { one: 1_000_000_000, two: 10_000 };

/** The result if this runner wins, now and with the slip's bet: to the kobo where the name's column has the room. */
export function RunnerPnl({ pnlKobo, afterKobo }: RunnerPnlProps) {
  const sums = [pnlKobo, afterKobo].filter((kobo) => kobo !== undefined);
  if (sums.length === 0) return null;
  const from = ROUNDED_FROM[sums.length === 2 ? 'two' : 'one'];
  const letters = sums.map(signedNaira).join('').length + (afterKobo === undefined ? 0 : 3);
  const needs: CSSProperties & { '--letters': number } = { '--letters': letters };
  return (
    <span className="runner__pnl" style={needs}>
      <span className="runner__exact">
        <span className="visually-hidden">If this wins: </span>
        {pnlKobo !== undefined && <Result kobo={pnlKobo} />}
        {afterKobo !== undefined && (
          <>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden"> after this bet </span>
            <Result kobo={afterKobo} />
          </>
        )}
      </span>
      <span className="runner__short" aria-hidden="true">
        <span>
          {pnlKobo !== undefined && <Short kobo={pnlKobo} from={from} />}
          {afterKobo !== undefined && ' → '}
          {afterKobo !== undefined && <Short kobo={afterKobo} from={from} />}
        </span>
      </span>
    </span>
  );
}

/** The sign says it to the eye, and a word to the ear. */
function Result({ kobo }: { kobo: number }) {
  return (
    <>
      <span className="visually-hidden">{kobo > 0 ? 'win ' : kobo < 0 ? 'lose ' : ''}</span>
      <Money kobo={kobo} isResult />
    </>
  );
}

function Short({ kobo, from }: { kobo: number; from: number }) {
  const tone = kobo > 0 ? 'money--win' : kobo < 0 && 'money--lose';
  return (
    <span translate="no" className={classes(tone)}>
      {shortResult(kobo, from)}
    </span>
  );
}
