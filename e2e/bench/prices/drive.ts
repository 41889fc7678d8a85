import type { Market } from '../../../src/contract/betting/market.ts';
import type { GameChange } from '../../../src/contract/betting/stream.ts';
import { createChanges } from './createChanges.ts';
import { createMarkets } from './createMarkets.ts';
import { watchFrames } from './watchFrames.ts';

/** A page of prices: how it is built, and how a change gets into it. */
export interface Grid<Message> {
  mount(markets: Market[]): Promise<void>;
  /** What stands for the network: done before the clock runs. */
  send(change: GameChange): Message;
  take(message: Message): void;
}

export interface RunFigures {
  droppedPercent: number;
  /** From the moment a message was due until the frame that shows it, the 99th of 100. */
  p99Ms: number;
}

/** What the benchmark asks of the page. */
export interface Driver {
  /** Milliseconds until the grid is seen. */
  mount(marketCount: number): Promise<number>;
  /** Messages at the pace of a busy evening, so many seconds. */
  run(seconds: number): Promise<RunFigures>;
  /** Messages without a pause but for the frames; what is left of them is the heap's to tell. */
  pump(count: number): Promise<void>;
  /** Every price on the page, in order: both pages must say the same. */
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

/** After the next frame: a task posted in it comes when it has been painted. */
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
