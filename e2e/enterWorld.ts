import type { BrowserContext } from 'playwright';

interface Entered {
  /** The world's name. */
  world: string;
  baseURL: string;
  /** What the pages' clock is to show, epoch ms. */
  now(): number;
}

/**
 * A context meets the mock backend of that world, and the clock of its pages runs from where the world
 * begins. Timers keep the machine's time, and so does the worker, which no script reaches.
 */
export async function enterWorld(context: BrowserContext, { world, baseURL, now }: Entered) {
  await context.addCookies([{ name: 'mock-world', value: world, url: baseURL }]);
  await context.addInitScript(shiftClock, now() - Date.now());
}

/** Runs in the page, ahead of its scripts. */
function shiftClock(shiftMs: number): void {
  const machineNow = Date.now.bind(Date);
  Date.now = () => machineNow() + shiftMs;
  globalThis.Date = new Proxy(Date, {
    apply: (target) => new target(target.now()).toString(),
    construct: (target, values, asked) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], asked),
  });
}
