import type { Clock } from './clock.ts';
import type { ScheduledTask } from './scheduledTask.ts';

/** Everything that becomes due until an instant, in any order. */
export type TasksUntil = (until: number) => Iterable<ScheduledTask>;

/**
 * Performs everything due until `at`, in order of time, so that a clock jump leaves the same world as real
 * time would.
 */
export function performUntil(tasksOf: TasksUntil, clock: Clock, at: number): void {
  for (;;) {
    const task = nextTask(tasksOf, at);
    if (!task) return;
    // However late it is done, it is done as of its own time.
    const release = clock.pin(task.at);
    try {
      task.perform(task.at);
    } finally {
      release();
    }
  }
}

/**
 * The same, moving the clock along and yielding after each task. Calls answered in between see a consistent
 * world at an instant on the way.
 */
export function* moveTo(tasksOf: TasksUntil, clock: Clock, at: number): Generator<void, void> {
  for (;;) {
    const task = nextTask(tasksOf, at);
    clock.advance(Math.max(0, (task?.at ?? at) - clock.now()));
    if (!task) return;
    task.perform(task.at);
    yield;
  }
}

function nextTask(tasksOf: TasksUntil, until: number): ScheduledTask | undefined {
  let next: ScheduledTask | undefined;
  for (const task of tasksOf(until)) {
    if (task.at <= until && (!next || task.at < next.at)) next = task;
  }
  return next;
}
