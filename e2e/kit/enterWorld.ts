import type { BrowserContext } from 'playwright';

interface Entered {
  /** The world's name. */
  world: string;
  baseURL: string;
  /** How far the pages' clock is ahead of the machine's. */
  shiftMs: number;
}

/**
 * Connects a context to its world in the mock backend, and shifts its pages' clock to where the world begins.
 * Timers keep the machine's time, and so does the worker, which no story script reaches.
 */
export async function enterWorld(context: BrowserContext, { world, baseURL, shiftMs }: Entered) {
  await context.addCookies([{ name: 'mock-world', value: world, url: baseURL }]);
  await context.addInitScript(shiftClock, shiftMs);
}

/** The same shift for the worker, for a host that serves the worker's script itself. */
export const shiftedClock = (shiftMs: number): string => `(${shiftClock})(${shiftMs});`;

/** Must run before every other script. */
function shiftClock(shiftMs: number): void {
  const machineNow = Date.now.bind(Date);
  Date.now = () => machineNow() + shiftMs;
  globalThis.Date = new Proxy(Date, {
    apply: (target) => new target(target.now()).toString(),
    construct: (target, values, asked) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], asked),
  });
}
