import type { BrowserContext, Page } from 'playwright';

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
  steadyLoads(context);
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

/**
 * A dialog that has just closed takes its entry of the history along, and a step in the history cancels a load
 * that began a moment before. A person would press again, and so do the stories, once.
 */
export function steadyLoads(context: BrowserContext): void {
  for (const page of context.pages()) steady(page);
  context.on('page', steady);
}

function steady(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (url, options) => onceMore(() => goto(url, options));
  page.reload = (options) => onceMore(() => reload(options));
}

/** By a step in the history, or by the page, which loads itself anew. */
const CANCELLED = /net::ERR_ABORTED|interrupted by another navigation/;

async function onceMore<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error && CANCELLED.test(error.message))) throw error;
    return await load();
  }
}
