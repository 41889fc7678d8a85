import type { Game } from '../../../domain/casino/games.ts';
import { goodPlaces } from '../../../domain/casino/mechanics/goods.ts';

/** How to check a round with any other program, without ours. */
export function HandMethod({ game }: { game: Game }) {
  return (
    <div className="game__method">
      <p>To work it out without this page, with any SHA-256 calculator:</p>
      <ol>
        <li>The SHA-256 of the secret (as text) must be the hash we promised, in hexadecimal.</li>
        <li>
          Take the HMAC-SHA-256 of <code>words:number:0</code> (your words, a colon, the number of
          the round, a colon, 0) with the secret, as text, as its key. When its 32 bytes are used
          up, go on with <code>:1</code>, then <code>:2</code>.
        </li>
        <li>
          Read it as whole numbers of four bytes. Each draw divides the next one by how many results
          there are: what is left is the result, counted from 0. A number that is not below the last
          whole multiple of that count is skipped, so that all results are equally likely.
        </li>
        <li>{METHODS[game.mechanic]}</li>
      </ol>
      {game.mechanic === 'goods' && (
        <p>
          {goodPlaces(game.data)
            .map(({ good, from, to }) => `${from === to ? from : `${from} to ${to}`} ${good}`)
            .join(', ')}
          .
        </p>
      )}
    </div>
  );
}

const TABLE = 'Each draw is one result of the table.';

/** What a mechanic does with its draws. */
const METHODS: Readonly<Record<Game['mechanic'], string>> = {
  goods: 'Each draw is the place, of 32, at which a reel stops.',
  lines: 'Each draw is the place at which a reel stops: the top symbol in view.',
  ways: 'Each draw is the place at which a reel stops: the top symbol in view.',
  cluster: 'Each draw is one cell, row by row: its number among 64 symbols in a bag.',
  scratch:
    'The first draw is the number of your card; the others spread its prizes over the cells.',
  crash:
    'The return, divided by the part of 4,294,967,296 that is left above the draw, is the crash.',
  mines: 'Each draw takes one of the cells that are left: those are the mines, one after another.',
  dice: 'The draw, in hundredths, is the roll.',
  keno: 'Each draw takes one of the numbers that are left.',
  roulette: TABLE,
  wheel: TABLE,
  'sic-bo': 'Each draw is a die, counted from 0.',
  duel: 'Each draw is a card: ace to king of spades, hearts, diamonds, clubs.',
  seven: 'The draw is a card: ace to king of spades, hearts, diamonds, clubs.',
  baccarat: 'Each draw is a card: player, banker, player, banker, then as they are drawn.',
  blackjack: "Each draw is a card: yours, the dealer's, yours, the face-down one, then as drawn.",
};
