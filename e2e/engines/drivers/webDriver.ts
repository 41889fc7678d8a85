import * as z from 'zod/mini';
import type { Engine } from './engine.ts';

const Answer = z.object({ value: z.unknown() });
const Session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const Size = z.object({ width: z.number(), height: z.number() });
const Outcome = z.object({ value: z.optional(z.unknown()), error: z.optional(z.string()) });

/** A session of a W3C WebDriver that listens at this address. */
export async function byWebDriver(url: string, wanted: Record<string, unknown>): Promise<Engine> {
  async function send(method: 'POST' | 'GET' | 'DELETE', path: string, body?: unknown) {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const response = await fetch(url + path, { method, ...sent });
    const { value } = z.parse(Answer, await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  }

  const asked = { capabilities: { alwaysMatch: wanted } };
  const { sessionId, capabilities } = z.parse(Session, await send('POST', '/session', asked));
  const home = `/session/${sessionId}`;
  await send('POST', `${home}/timeouts`, { script: 60_000, pageLoad: 60_000 });

  async function evaluate(expression: string): Promise<unknown> {
    const script = `const [done] = arguments;
      Promise.resolve().then(() => ${expression})
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await send('POST', `${home}/execute/async`, { script, args: [] });
    const { value, error } = z.parse(Outcome, answer);
    if (error !== undefined) throw new Error(error);
    return value;
  }
  const act = async (type: 'pointer' | 'key', actions: unknown[]) => {
    await send('POST', `${home}/actions`, { actions: [{ type, id: type, actions }] });
  };

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (address) => void (await send('POST', `${home}/url`, { url: address })),
    evaluate,
    pressAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    async resize(width, height) {
      await send('POST', `${home}/window/rect`, { width, height });
      // The window is asked for with its bars, and they take what they take.
      const inside = z.parse(Size, await evaluate('({ width: innerWidth, height: innerHeight })'));
      const size = { width: 2 * width - inside.width, height: 2 * height - inside.height };
      await send('POST', `${home}/window/rect`, size);
    },
    picture: async () =>
      Buffer.from(z.parse(z.string(), await send('GET', `${home}/screenshot`)), 'base64'),
    close: async () => void (await send('DELETE', home)),
  };
}
