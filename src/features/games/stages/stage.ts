import type { RoundPlay } from '../../../contract/casino/casino.ts';
import type { Action, Choice } from '../../../domain/casino/game.ts';
import type { Theme } from '../../../ui/art/motifs.ts';

/** What every mechanic's stage is given. */
export interface StageProps<Data> {
  data: Data;
  theme: Theme;
  /** The round on the table as far as it is known; undefined before the first one. */
  play: RoundPlay | undefined;
  isOpen: boolean;
  /** A round has been sent, and its answer has not come. */
  isTurning: boolean;
  /** The answer is here, and its result is still coming to rest. */
  isLanding: boolean;
  choice: Choice;
  onChoice(choice: Choice): void;
  /** Does something in the open round. */
  onAct(action: Action): void;
}
