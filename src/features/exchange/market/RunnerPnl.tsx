import { Money } from '../../../ui/layout/Money.tsx';
import './RunnerPnl.css';

interface RunnerPnlProps {
  pnlKobo: number | undefined;
  afterKobo: number | undefined;
}

/** What it would mean if the runner wins, now and with the bet in the slip. */
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

/** The word is told, and shown where there is room for it. */
function Result({ kobo }: { kobo: number }) {
  return (
    <>
      <span className="runner__word">{kobo > 0 ? 'win ' : kobo < 0 ? 'lose ' : ''}</span>
      <Money kobo={kobo} isResult />
    </>
  );
}
