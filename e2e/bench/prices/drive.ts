import type { Market } from '../../../src/contract/betting/market.ts';
import type { GameChange } from '../../../src/contract/betting/stream.ts';
import { createChanges } from './createChanges.ts';
import { createMarkets } from './createMarkets.ts';
import { watchFrames } from './watchFrames.ts';

/** A page of prices: how to build it and how to apply a change. */
export interface Grid<Message> {
  mount(markets: Market[]): Promise<void>;
  /** Prepares a message like the network would; not timed. */
  send(change: GameChange): Message;
  take(message: Message): void;
}

export interface RunFigures {
  droppedPercent: number;
  /** The 99th percentile, from the moment a message is due to the frame that shows it. */
  p99Ms: number;
}

/** The commands that the benchmark gives the page. */
export interface Driver {
  /** Builds the grid; resolves to the milliseconds until it is visible. */
  mount(marketCount: number): Promise<number>;
  /** Sends messages at the pace of a busy evening for this many seconds. */
  run(seconds: number): Promise<RunFigures>;
  /** Sends messages as fast as frames allow, for measuring the heap. */
  pump(count: number): Promise<void>;
  /** All prices on the page, in order, to check that both pages show the same. */
  shown(): string;
}

declare global {
  var prices: Driver;
}

const MESSAGES_A_SECOND = 20;
const MESSAGES_A_FRAME = 20;

export function drive<Message>({ mount, send, take }: Grid<Message>): void {
  let marketCount = 0;
  let nextSeq = 1;
  const messages = (count: number) => {
    const created = createChanges(marketCount, count, nextSeq).map(send);
    nextSeq += count;
    return created;
  };

  globalThis.prices = {
    async mount(count) {
      marketCount = count;
      const markets = createMarkets(count);
      const begunAt = performance.now();
      await mount(markets);
      await painted();
      return performance.now() - begunAt;
    },
    async run(seconds) {
      const frames = watchFrames();
      const waits = messages(seconds * MESSAGES_A_SECOND).map(async (message, index) => {
        const dueAt = performance.now() + (index * 1000) / MESSAGES_A_SECOND;
        await sleep(dueAt - performance.now());
        take(message);
        await painted();
        return performance.now() - dueAt;
      });
      const sorted = (await Promise.all(waits)).sort((one, other) => one - other);
      return {
        droppedPercent: frames.stop(),
        p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
      };
    },
    async pump(count) {
      for (let left = count; left > 0; left -= MESSAGES_A_FRAME) {
        for (const message of messages(Math.min(left, MESSAGES_A_FRAME))) take(message);
        await painted();
      }
    },
    shown: () =>
      [...document.querySelectorAll('.price, .market-table__book')]
        .map((cell) => `${cell.textContent} ${cell.getAttribute('aria-label') ?? ''}`)
        .join('\n'),
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** After the next frame: a task posted in a frame runs once it is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    }),
  );
}
