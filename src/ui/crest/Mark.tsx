import './Mark.css';
import { classes } from '../classes.ts';
import { late } from '../late/late.tsx';
import type { Tone } from './mark.ts';

const MarkArt = late(() => import('./MarkArt.tsx').then((module) => module.MarkArt));

interface MarkProps {
  name: string;
  /** A person's. */
  isRound?: boolean;
  /** A league's or a provider's: what its name speaks of, where people do not know it by two letters. */
  hasEmblem?: boolean;
  /** A way to pay's: how the money travels, as a stroked path. */
  icon?: string;
  /** Its colour, where the name does not choose it. */
  tone?: Tone;
}

/** A colour, with two letters, an emblem or an icon, for what has no crest. Drawn late, as crests are. */
export function Mark({ name, isRound, hasEmblem, icon, tone }: MarkProps) {
  return (
    <span className={classes('mark', isRound && 'mark--round')} aria-hidden="true">
      {!import.meta.env.SSR && (
        <MarkArt name={name} hasEmblem={hasEmblem} icon={icon} tone={tone} />
      )}
    </span>
  );
}
