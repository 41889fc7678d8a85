import type { Operator } from '../domain/operator.ts';
import type { HandlerContext } from '../engine/handlerContext.ts';
import type { WorldCount } from '../engine/hosts/worlds.ts';
import type { Recorder } from '../tape/tape.ts';

/** Everything that calls and socket events need: the operator, and what stands on the way to it. */
export interface Context extends HandlerContext {
  operator: Operator;
  /** What the world has heard since it began. */
  recorder: Recorder;
  /** Refuses what a careless client sends, such as an unknown field; otherwise it is answered with a warning. */
  isStrict: boolean;
  /** The name of this world among them; the shared one has none. */
  name?: string;
  /** Missing where there is one world only. */
  worlds?: () => WorldCount;
}
