import { scoreText } from '../../domain/market/scoreText.ts';
import { type SideScore as Score, sideScores, sidesOf } from '../../domain/market/sides.ts';

interface SideScoreProps {
  /** `Home v Away`. */
  name: string;
  score: { line: string; detail?: string | undefined };
}

/** The score of a match, a line for each side as `Sides` has them; a screen reader hears it in one. Without hooks, as
 * `EventRow`. */
export function SideScore({ name, score }: SideScoreProps) {
  const sides = sidesOf(name);
  const told = sides && sideScores(score.line, sides);
  const text = scoreText(score);
  if (!told) return <span className="side-score side-score--whole">{text}</span>;
  return (
    <span className="side-score" title={text}>
      <span className="visually-hidden">{text}</span>
      <One {...told[0]} />
      <One {...told[1]} />
    </span>
  );
}

const One = ({ main, more }: Score) => (
  <span className="side-score__one" aria-hidden="true" translate="no">
    {main}
    {more && <span className="side-score__more"> {more}</span>}
  </span>
);
