import { useId } from 'react';
import { bandText, fancyBook, middleBandText } from '../../../domain/position/fancyBook.ts';
import type { Stand } from '../../../state/bets/betsPosition.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { bandSentence, lossesFirst } from './bookWords.ts';

/** A fancy's book: the player's profit or loss for each result, in words and as a table, losses first. */
export function RunBook({ title, stands }: { title: string; stands: readonly Stand[] }) {
  const titleId = useId();
  const bands = lossesFirst(fancyBook(stands));
  const middle = middleBandText(stands);
  return (
    <section className="run-book" aria-labelledby={titleId}>
      <h3 id={titleId} className="fancy-sheet__title">
        {title}
      </h3>
      {middle && <p className="run-book__middle">{middle}</p>}
      <table className="run-book__table" aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">If it ends</th>
            <th scope="col">What happens</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.from}>
              <th scope="row">{bandText(band)}</th>
              <td>{bandSentence(band)}</td>
              <td className="run-book__pnl">
                <Money kobo={band.pnlKobo} isResult />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
