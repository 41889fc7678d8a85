import type { Lab } from '../lab.ts';
import { createSamples, type Row, ratio } from '../row.ts';

const MARKETS = 200;
const SECONDS = 4;
const TIMES_SLOWER = 4;

/** The main thread's work for 1,000 changes a second, on two pages that look the same. */
export async function livePrices({ urlOf, startPhone }: Lab, runs: number): Promise<Row[]> {
  const { add, median } = createSamples<'vanilla' | 'app'>();
  const phone = await startPhone();
  for (let run = 0; run < runs; run++) {
    const shown = await measure('vanilla');
    const ours = await measure('app');
    // The app renders the prices of a distant market only when it comes near.
    if (ours === '' || !shown.startsWith(ours)) {
      throw new Error('The two pages do not show the same prices.');
    }
  }
  await phone.close();
  return [ratio(`${MARKETS} markets: main thread`, median('app'), median('vanilla'), 1.15)];

  async function measure(name: 'vanilla' | 'app'): Promise<string> {
    const { page, devtools } = await phone.openPage({ timesSlower: TIMES_SLOWER });
    // The thread's own time, without time taken by other programs.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spentMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
    };
    await page.goto(urlOf('prices', `/?${name}`));
    await page.waitForFunction(() => 'prices' in globalThis);
    await page.evaluate((markets) => globalThis.prices.mount(markets), MARKETS);
    const before = await spentMs();
    await page.evaluate((seconds) => globalThis.prices.run(seconds), SECONDS);
    add(name, (await spentMs()) - before);
    const shown = await page.evaluate(() => globalThis.prices.shown());
    await page.close();
    return shown;
  }
}
