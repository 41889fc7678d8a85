import type { BrowserContext } from 'playwright';

interface Entered {
  /** The world's name. */
  world: string;
  baseURL: string;
  /** From the machine's clock to that of the pages. */
  shiftMs: number;
}

/**
 * A context meets the mock backend of that world, and the clock of its pages runs from where the world
 * begins. Timers keep the machine's time, and so does the worker, which no script of a story reaches.
 */
export async function enterWorld(context: BrowserContext, { world, baseURL, shiftMs }: Entered) {
  await context.addCookies([{ name: 'mock-world', value: world, url: baseURL }]);
  await context.addInitScript(shiftClock, shiftMs);
}

/** For a host of its own, which gives the worker its script: that clock for the worker, too. */
export const shiftedClock = (shiftMs: number): string => `(${shiftClock})(${shiftMs});`;

/** Runs ahead of every other script. */
function shiftClock(shiftMs: number): void {
  const machineNow = Date.now.bind(Date);
  Date.now = () => machineNow() + shiftMs;
  globalThis.Date = new Proxy(Date, {
    apply: (target) => new target(target.now()).toString(),
    construct: (target, values, asked) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], asked),
  });
}
