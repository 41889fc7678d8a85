import './CasinoStrip.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';

/** A game's name and the shape on its card, on a 24 × 24 grid: spade, diamond, heart, seven. */
const GAMES = [
  ['Teen patti', 'M12 3c2 5 8 7 8 11a4 4 0 0 1-7 2l1 5h-4l1-5a4 4 0 0 1-7-2c0-4 6-6 8-11z'],
  ['Dragon tiger', 'M12 2l7 10-7 10-7-10z'],
  ['32 cards', 'M12 21C6 15 3 12 3 8a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 4-3 7-9 13z'],
  ['Lucky 7', 'M6 4h13v3l-6 14H9l6-13H6z'],
] as const;

export function CasinoStrip() {
  return (
    <section className="casino-strip" aria-labelledby="casino">
      <h2 id="casino">Casino</h2>
      <ul className="casino-strip__games">
        {GAMES.map(([name, shape], index) => (
          <li key={name}>
            <Link className="casino-strip__game" href={paths.casinos}>
              <svg
                className={`casino-strip__card casino-strip__card--${index + 1}`}
                viewBox="-26 -9 76 44"
                aria-hidden="true"
              >
                <rect className="casino-strip__paper" x="-8" y="-5" width="26" height="36" rx="3" />
                <rect className="casino-strip__paper" x="6" y="-5" width="26" height="36" rx="3" />
                <path d={shape} transform="translate(9 3) scale(.82)" />
              </svg>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
