import type * as z from 'zod/mini';
import { goForward } from '../domain/agenda.ts';
import { Refusal } from '../domain/refusal.ts';
import { ClockState, createClock } from '../engine/clock.ts';
import { instantMs, jumpMs } from '../engine/control/instant.ts';
import { atOnce } from '../engine/slices.ts';
import type { Context } from '../http/context.ts';
import { replay } from '../tape/replay.ts';
import type { Beginning } from '../tape/tape.ts';
import { runAgain, tapeOf } from '../tape/tapeOf.ts';
import { worldHash } from '../tape/worldHash.ts';
import type { CommandResult } from './answers.ts';
import { arrange, beginAt, beginningFor, named } from './beginning.ts';
import type { CommandContext, EveryCommand } from './commandContext.ts';
import type { CommandName, commands } from './commands.ts';
import { swapIn } from './draft.ts';
import { allOrNothing, holdBack, loadState, saveState } from './state.ts';

type Steps<Name extends CommandName> = (
  input: z.output<(typeof commands)[Name]>,
) => Generator<void, CommandResult<Name>>;

/** The commands that may take long, step by step. */
export interface WorldSteps {
  reset: Steps<'reset'>;
  scenario: Steps<'scenario'>;
  restore: Steps<'restore'>;
  replay: Steps<'replay'>;
  tape: Steps<'tape'>;
}

/** `isWarm`: also works out the matches of the day, which the first call would do in one go. */
export function worldSteps(
  { context, realtime, startClock, caughtUp, every }: CommandContext,
  isWarm: boolean,
): WorldSteps {
  const { operator, faults, journal, recorder } = context;
  const warm = function* ({ operator: { world, clock } }: Context) {
    if (isWarm) yield* world.prepare(clock.now());
  };
  return {
    *reset({ seed = operator.seed, scenario, startAt, scale }) {
      const from = startAt === undefined ? startClock?.startAt : instantMs(startAt);
      const clock = createClock({
        ...startClock,
        startAt: from,
        scale: scale ?? startClock?.scale,
      });
      const begun = beginningFor(
        { seed, startAt: clock.now(), ...(scenario !== undefined && { scenario }) },
        from !== undefined,
      );
      const draft = yield* beginAt(context, begun, startClock);
      yield* warm(draft);
      yield* goForward(draft.operator, clock.now());
      const { scale: asArranged } = draft.operator.clock.state();
      // What is asked for outranks what a scenario arranges.
      if (asArranged !== 0 && scale === undefined) clock.setScale(asArranged);
      draft.operator.clock.restore(clock.state());
      faults.restart();
      swapIn(context, draft);
      journal.clear();
      recorder.begin({ begun, inputs: [] });
      realtime.dropAll();
      return caughtUp();
    },
    *scenario({ name }) {
      const chosen = named(name);
      const release = operator.clock.pin();
      try {
        const at = operator.clock.now();
        recorder.write({ at, command: 'scenario', input: { name } });
        const tell = yield* allOrNothing(context, holdBack(operator, arrange(context, chosen)));
        tell();
      } finally {
        release();
      }
      if (chosen.some(({ breaksLinks }) => breaksLinks)) realtime.dropAll();
      return caughtUp();
    },
    *restore(input) {
      const snapshot = 'snapshot' in input ? input.snapshot : input;
      const draft = yield* loadState(context, snapshot, createClock(startClock));
      yield* warm(draft);
      faults.clear();
      swapIn(context, draft);
      return caughtUp();
    },
    *replay(input) {
      if ('link' in input) throw new Refusal('invalid', 'A link is opened over HTTP only');
      const tape = 'tape' in input ? input.tape : input;
      const draft = yield* beginAgain(context, tape.begun);
      yield* warm(draft);
      const again = every(draft);
      yield* replay(draft, tape, (name, sent) => runAgain(again, name, sent));
      draft.operator.clock.restore({
        ...draft.operator.clock.state(),
        scale: 0,
        runningScale: tape.runningScale,
      });
      faults.restart();
      swapIn(context, draft);
      journal.clear();
      recorder.begin(tape);
      realtime.dropAll();
      const hash = yield* worldHash(context);
      return { now: caughtUp().now, hash, isSame: hash === tape.hash };
    },
    tape: () => tapeOf(context),
  };

  function* beginAgain(on: Context, begun: Beginning): Generator<void, Context> {
    if ('snapshot' in begun) {
      const draft = yield* loadState(on, begun.snapshot, createClock(startClock));
      // Time passes from one input to the next only.
      draft.operator.clock.pin(ClockState.parse(Object(begun.snapshot).clock).shownAt);
      return draft;
    }
    return yield* beginAt(on, begun, startClock);
  }
}

/** The commands for the world as a whole: reset, scenarios, snapshots, clock. */
export function worldCommands(
  commandContext: CommandContext,
): Pick<EveryCommand, 'reset' | 'scenario' | 'snapshot' | 'restore' | 'tape' | 'replay' | 'clock'> {
  const { context, caughtUp } = commandContext;
  const steps = worldSteps(commandContext, false);
  return {
    reset: (input) => atOnce(steps.reset(input)),
    scenario: (input) => atOnce(steps.scenario(input)),
    restore: (input) => atOnce(steps.restore(input)),
    replay: (input) => atOnce(steps.replay(input)),
    snapshot: () => saveState(context),
    tape: () => atOnce(tapeOf(context)),
    clock({ freeze, scale, ...jump }) {
      const { clock } = context.operator;
      const now = clock.now();
      atOnce(goForward(context.operator, now + jumpMs(jump, now)));
      if (freeze !== undefined) clock.setFrozen(freeze);
      if (scale !== undefined) clock.setScale(scale);
      return caughtUp();
    },
  };
}
