import type { Engine } from './drivers/engine.ts';
import { find, textIn, type Wanted } from './inPage.ts';
import { until } from './until.ts';

/** What a player does with a page, the same in every engine. */
export interface Hand {
  engine: Engine;
  /** The address of the app. */
  url: string;
  /** Runs a function in the page. It is sent as text, so it must stand alone. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  goTo(path: string): Promise<void>;
  press(role: Wanted['role'], name: string, place?: string): Promise<void>;
  fill(name: string, text: string, place?: string): Promise<void>;
  /** Waits until a text is shown, in a named part or anywhere, and gives what matched. */
  read(pattern: RegExp, place?: string): Promise<string>;
  /** Waits until the address has this path. */
  isAt(path: string | RegExp): Promise<string>;
}

export function createHand(engine: Engine, url: string): Hand {
  // What our own function gives is what its type says.
  const run: Hand['run'] = async (work, ...args) =>
    (await engine.evaluate(`(${work})(...${JSON.stringify(args)})`)) as Awaited<
      ReturnType<typeof work>
    >;

  async function press(role: Wanted['role'], name: string, place?: string): Promise<void> {
    const wanted: Wanted = { role, name, ...(place !== undefined && { place }) };
    const spot = await until(`${role} "${name}" can be pressed`, async () => {
      const found = await run(find, wanted);
      if ('not' in found) throw new Error(found.not);
      return found;
    });
    await engine.pressAt(spot.x, spot.y);
  }

  return {
    engine,
    url,
    run,
    goTo: (path) => engine.open(url + path),
    press,
    async fill(name, text, place) {
      await press('textbox', name, place);
      await engine.type(text);
    },
    read: (pattern, place) =>
      until(`${place ?? 'the page'} says ${pattern}`, async () => {
        const text = await run(textIn, place ?? '');
        const match = pattern.exec(text.replace(/\s+/g, ' '));
        if (!match) throw new Error(`it says: ${text.replace(/\s+/g, ' ').slice(0, 600)}`);
        return match[0];
      }),
    isAt: (path) =>
      until(`the address is ${path}`, async () => {
        const at = await run(() => location.pathname);
        const isThere = typeof path === 'string' ? at === path : path.test(at);
        if (!isThere) throw new Error(`it is ${at}`);
        return at;
      }),
  };
}
