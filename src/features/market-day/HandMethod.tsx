import { reelPlaces } from '../../domain/play/marketDay.ts';

/** How to check a round with any other program, without ours. */
export function HandMethod() {
  return (
    <div className="market-day__method">
      <p>To work it out without this page, with any SHA-256 calculator:</p>
      <ol>
        <li>The SHA-256 of the secret (as text) must be the hash we promised, in hexadecimal.</li>
        <li>
          Take the HMAC-SHA-256 of <code>words:number</code> (your words, a colon, the number of the
          round) with the secret, as text, as its key.
        </li>
        <li>
          Its first three bytes are the three reels. Divide each by 32: what is left is the place
          where the reel stops.
        </li>
      </ol>
      <p>
        {reelPlaces()
          .map(({ good, from, to }) => `${from === to ? from : `${from} to ${to}`} ${good}`)
          .join(', ')}
        .
      </p>
    </div>
  );
}
