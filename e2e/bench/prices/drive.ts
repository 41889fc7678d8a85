import type { Market } from '../../../src/contract/betting/market.ts';
import type { GameChange } from '../../../src/contract/betting/stream.ts';
import { createChanges } from './createChanges.ts';
import { createMarkets } from './createMarkets.ts';

/** A page of prices: how to build it and how to apply a change. */
interface Grid {
  mount(markets: Market[]): Promise<void>;
  take(change: GameChange): void;
}

/** The commands that the benchmark gives the page. */
interface Driver {
  mount(marketCount: number): Promise<void>;
  /** Sends messages at the pace of a busy evening for this many seconds. */
  run(seconds: number): Promise<void>;
  /** All prices on the page, in order, to check that both pages show the same. */
  shown(): string;
}

declare global {
  var prices: Driver;
}

const MESSAGES_A_SECOND = 20;

/** What is shown, and what becomes of it. */
interface Evening {
  markets(count: number): Market[];
  changes(count: number, messages: number, firstSeq: number): GameChange[];
}

export function drive(
  { mount, take }: Grid,
  evening: Evening = { markets: createMarkets, changes: createChanges },
): void {
  let changes: GameChange[] = [];
  globalThis.prices = {
    async mount(count) {
      changes = evening.changes(count, 1000, 1);
      await mount(evening.markets(count));
    },
    async run(seconds) {
      for (const change of changes.splice(0, seconds * MESSAGES_A_SECOND)) {
        take(change);
        await new Promise((resolve) => setTimeout(resolve, 1000 / MESSAGES_A_SECOND));
      }
    },
    shown: () =>
      [...document.querySelectorAll('.price, .market-table__book, .rung, .ladder__price')]
        .map((cell) => `${cell.textContent} ${cell.getAttribute('aria-label') ?? ''}`)
        .join('\n'),
  };
}
