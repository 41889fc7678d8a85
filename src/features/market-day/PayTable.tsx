import { GOODS, PLACES, RTP_PERCENT, THREE_ALIKE, TWO_ALIKE } from '../../domain/play/marketDay.ts';

/** What each result pays and how often it comes, computed from the game's own numbers. */
export function PayTable() {
  return (
    <details className="market-day__more">
      <summary>What it pays</summary>
      <table className="market-day__table">
        <caption>
          Times the stake that come back. Of every ₦100 staked, {RTP_PERCENT} come back in the long
          run: the rest is the price of playing.
        </caption>
        <thead>
          <tr>
            <th scope="col">Three of</th>
            <th scope="col">Back</th>
            <th scope="col">One round in</th>
          </tr>
        </thead>
        <tbody>
          {GOODS.map((good) => (
            <tr key={good}>
              <th scope="row">{good}</th>
              <td>{THREE_ALIKE[good]}×</td>
              <td>{Math.round((32 / PLACES[good]) ** 3).toLocaleString('en-NG')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Exactly two of {TWO_ALIKE.join(' or ')} give the stake back.</p>
    </details>
  );
}
