import type { ClockOptions } from '../clock.ts';
import { createWorlds, type Worlds } from '../hosts/worlds.ts';
import { createTodoBackend } from './todo.ts';

/** The worlds of one server of to-do lists, which begin at a given time. */
export function todoWorlds(clock: ClockOptions): Worlds {
  return createWorlds({
    make: (birth) => createTodoBackend({ clock, ...birth }),
    makeInSlices: async (birth) => createTodoBackend({ clock, ...birth }),
  });
}
