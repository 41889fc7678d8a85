import { Money } from '../../../ui/layout/Money.tsx';
import './RunnerPnl.css';

interface RunnerPnlProps {
  pnlKobo: number | undefined;
  afterKobo: number | undefined;
}

/** The result if this runner wins, now and with the slip's bet. */
export function RunnerPnl({ pnlKobo, afterKobo }: RunnerPnlProps) {
  if (pnlKobo === undefined && afterKobo === undefined) return null;
  return (
    <span className="runner__pnl">
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
  );
}

/** Screen readers always get the word; it is visible where there is room. */
function Result({ kobo }: { kobo: number }) {
  return (
    <>
      <span className="runner__word">{kobo > 0 ? 'win ' : kobo < 0 ? 'lose ' : ''}</span>
      <Money kobo={kobo} isResult />
    </>
  );
}
