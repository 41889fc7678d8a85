import './Mark.css';
import { classes } from '../classes.ts';
import { late } from '../late/late.tsx';

const MarkArt = late(() => import('./MarkArt.tsx').then((module) => module.MarkArt));

interface MarkProps {
  name: string;
  /** A person's. */
  isRound?: boolean;
  /** A league's or a provider's: what its name speaks of, where people do not know it by two letters. */
  hasEmblem?: boolean;
  /** A way to pay's: how the money travels, as a stroked path. */
  icon?: string;
}

/** A colour, with two letters, an emblem or an icon, for what has no crest. Drawn late, as crests are. */
export function Mark({ name, isRound, hasEmblem, icon }: MarkProps) {
  return (
    <span className={classes('mark', isRound && 'mark--round')} aria-hidden="true">
      {!import.meta.env.SSR && <MarkArt name={name} hasEmblem={hasEmblem} icon={icon} />}
    </span>
  );
}
