import './Mark.css';
import { classes } from '../classes.ts';
import { late } from '../late/late.tsx';

const MarkArt = late(() => import('./MarkArt.tsx').then((module) => module.MarkArt));

interface MarkProps {
  name: string;
  /** A person's. */
  isRound?: boolean;
}

/** Two letters and a colour for what has no crest: a league, a player, a provider, a way to pay. Drawn late, as crests are. */
export function Mark({ name, isRound }: MarkProps) {
  return (
    <span className={classes('mark', isRound && 'mark--round')} aria-hidden="true">
      {!import.meta.env.SSR && <MarkArt name={name} />}
    </span>
  );
}
