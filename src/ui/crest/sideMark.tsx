import type { MarkOf } from '../score/Sides.tsx';
import { Crest } from './Crest.tsx';
import { Mark } from './Mark.tsx';

/** The crest of a team; of a person, who has none, a round mark. */
export const sideMark: MarkOf = (name, isPerson) =>
  isPerson ? <Mark name={name} isRound /> : <Crest name={name} />;
