import type * as z from 'zod/mini';
import { goForward } from '../../domain/agenda.ts';
import { Refusal } from '../../domain/refusal.ts';
import { instantMs, jumpMs } from '../../engine/control/instant.ts';
import type { CommandContext } from '../commandContext.ts';
import type { commands } from '../commands.ts';
import type { Status } from '../status.ts';
import { goBackTo } from './goBackTo.ts';

/** The commands that go back in time, step by step. */
export function travelSteps({
  context,
  realtime,
  caughtUp,
}: Pick<CommandContext, 'context' | 'realtime' | 'caughtUp'>) {
  const { operator, history } = context;
  /** Moves on to an instant. Sessions and bets may be gone, so everybody connects again. */
  function* arrive(at: number): Generator<void, Status> {
    yield* goForward(operator, Math.max(at, operator.clock.now()));
    history.settle();
    realtime.dropAll();
    return caughtUp();
  }
  return {
    *travel({ to }: z.output<typeof commands.travel>): Generator<void, Status> {
      context.catchUp();
      const at = instantMs(to);
      const now = operator.clock.now();
      const found = history.upTo(at);
      if (!found) {
        const from = new Date(history.span().from).toISOString();
        throw new Refusal('not-recorded', `What was before ${from} is not kept`);
      }
      if (at > now) jumpMs({ to }, now);
      if (!found.isHere) {
        yield* goBackTo(context, found.state);
        found.arrive();
      }
      return yield* arrive(at);
    },
    *undo(_: z.output<typeof commands.undo>): Generator<void, Status> {
      context.catchUp();
      const now = operator.clock.now();
      const found = history.undo();
      if (!found)
        throw new Refusal('nothing-to-undo', 'Nothing has been done that could be undone');
      yield* goBackTo(context, found.state);
      found.arrive();
      return yield* arrive(now);
    },
  };
}
