import type { Lab } from '../lab.ts';
import { createSamples, type Row, ratio } from '../row.ts';

/** Pages of prices, each in the app and by hand, with so many markets. */
const PAGES = [
  { of: '', markets: 200, name: '200 markets: main thread' },
  // Of two markets, in a window of a desk.
  { of: 'ladders-', markets: 2, name: '4 ladders of 40 rungs: main thread' },
] as const;
const DESK = { width: 1366, height: 1000 };
const SECONDS = 4;
const TIMES_SLOWER = 4;

/** The main thread's work for 1,000 changes a second, on two pages that look the same. */
export async function livePrices({ urlOf, startPhone }: Lab, runs: number): Promise<Row[]> {
  const phone = await startPhone();
  const rows: Row[] = [];
  for (const of of PAGES) rows.push(await compare(of));
  await phone.close();
  return rows;

  async function compare({ of, markets, name }: (typeof PAGES)[number]): Promise<Row> {
    const { add, median } = createSamples<'vanilla' | 'app'>();
    for (let run = 0; run < runs; run++) {
      const byHand = await measure(`${of}vanilla`, markets);
      const ours = await measure(`${of}app`, markets);
      add('vanilla', byHand.ms);
      add('app', ours.ms);
      // The app renders the prices of a distant market only when it comes near.
      if (ours.shown === '' || !byHand.shown.startsWith(ours.shown)) {
        throw new Error('The two pages do not show the same prices.');
      }
    }
    return ratio(name, median('app'), median('vanilla'), of ? 1.1 : 1.15);
  }

  async function measure(search: string, markets: number) {
    const { page, devtools } = await phone.openPage({ timesSlower: TIMES_SLOWER });
    // The thread's own time, without time taken by other programs.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spentMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
    };
    if (search.startsWith('ladders')) await page.setViewportSize(DESK);
    await page.goto(urlOf('prices', `/?${search}`));
    await page.waitForFunction(() => 'prices' in globalThis);
    await page.evaluate((count) => globalThis.prices.mount(count), markets);
    const before = await spentMs();
    await page.evaluate((seconds) => globalThis.prices.run(seconds), SECONDS);
    const ms = (await spentMs()) - before;
    const shown = await page.evaluate(() => globalThis.prices.shown());
    await page.close();
    return { ms, shown };
  }
}
