import type { Lab } from '../lab.ts';
import { onNewPhone } from '../phone/onNewPhone.ts';
import type { Phone } from '../phone/phone.ts';
import type { RunFigures } from '../prices/drive.ts';
import { type Row, ratio } from '../row.ts';
import { createSamples, type Samples } from '../samples.ts';
import { heapGrowth } from './heapGrowth.ts';
import { mainThread } from './mainThread.ts';

const COUNTS = [50, 200, 1000];
const SECONDS = 4;
const TIMES_SLOWER = 4;
const MB = 1_000_000;

/**
 * The hand-written page; the app's page measured from its feed; from the socket's message; with every market
 * rendered at once; and with own orders waiting in the first markets.
 */
const PAGES = {
  vanilla: '/vanilla.html',
  app: '/app.html',
  wire: '/app.html?wire',
  whole: '/app.html?whole',
  orders: '/app.html?orders',
};
type PageName = keyof typeof PAGES;
type Figure = 'mainMs' | 'scriptMs' | 'heap' | 'mountMs' | keyof RunFigures;
type Figures = Samples<`${PageName} ${number} ${Figure}`>;

/** 1,000 changes a second in 20 messages, on pages that look the same. */
export async function livePrices(lab: Lab, runs: number): Promise<Row[]> {
  const figures: Figures = createSamples();
  const growth = await onNewPhone(lab, async (phone) => {
    for (let run = 0; run < runs; run++) {
      for (const count of COUNTS) {
        const shown = await measure(lab, phone, 'vanilla', count, figures);
        const ours = await measure(lab, phone, 'app', count, figures);
        // The app renders the prices of a distant market only when it comes near.
        if (ours === '' || !shown.startsWith(ours)) {
          throw new Error('The two pages do not show the same prices.');
        }
      }
      await measure(lab, phone, 'wire', 200, figures);
      await measure(lab, phone, 'whole', 200, figures);
      await measure(lab, phone, 'orders', 50, figures);
    }
    return heapGrowth(lab, phone);
  });

  const pair = (count: number, figure: Figure, page: PageName = 'app') =>
    [
      figures.median(`${page} ${count} ${figure}`),
      figures.median(`vanilla ${count} ${figure}`),
    ] as const;
  const rowsOf = (count: number): Row[] => {
    const of = (what: string) => `${count} markets: ${what}`;
    const [dropped, vanillaDropped] = pair(count, 'droppedPercent');
    return [
      ratio(of('main thread'), pair(count, 'mainMs'), { goal: 1.15, stretch: 1 }),
      ratio(of('script'), pair(count, 'scriptMs'), { goal: 2, stretch: 1.1 }),
      {
        name: of('frames dropped'),
        value: dropped,
        unit: '%',
        goal: 0,
        detail: `vanilla ${vanillaDropped.toFixed(1)} %`,
      },
      ratio(of('99 of 100 changes are seen within'), pair(count, 'p99Ms'), { goal: 1.2 }),
      ratio(of('heap'), inMb(pair(count, 'heap')), { goal: 4, unit: 'MB' }),
      ratio(of('mount'), pair(count, 'mountMs'), { goal: 2 }),
    ];
  };
  return [
    ...COUNTS.flatMap(rowsOf),
    ratio('200 markets: main thread, read by the contract', pair(200, 'mainMs', 'wire')),
    ratio('200 markets: script, read by the contract', pair(200, 'scriptMs', 'wire')),
    ratio('200 markets: main thread, all made at once', pair(200, 'mainMs', 'whole')),
    ratio('50 markets, 20 own orders: main thread', pair(50, 'mainMs', 'orders'), { goal: 1.15 }),
    ratio('50 markets, 20 own orders: script', pair(50, 'scriptMs', 'orders'), { goal: 2 }),
    ratio('200 markets: mount, all made at once', pair(200, 'mountMs', 'whole')),
    ratio(
      'main thread at 1,000 markets / at 50',
      [pair(1000, 'mainMs')[0], pair(50, 'mainMs')[0]],
      { goal: 1.5, stretch: 1.2 },
    ),
    growth,
  ];
}

/** Returns the prices that the page shows at the end. */
async function measure(
  { urlOf }: Lab,
  phone: Phone,
  name: PageName,
  count: number,
  figures: Figures,
): Promise<string> {
  const { page, devtools } = await phone.openPage({ timesSlower: TIMES_SLOWER });
  await page.goto(urlOf('prices', PAGES[name]));
  const mountMs = await page.evaluate((markets) => globalThis.prices.mount(markets), count);
  const thread = await mainThread(devtools);
  const heap = await thread.heap();
  const before = await thread.spent();
  const ran = await page.evaluate((seconds) => globalThis.prices.run(seconds), SECONDS);
  const after = await thread.spent();
  const shown = await page.evaluate(() => globalThis.prices.shown());
  await page.close();

  const all: Record<Figure, number> = {
    ...ran,
    mountMs,
    heap,
    mainMs: after.mainMs - before.mainMs,
    scriptMs: after.scriptMs - before.scriptMs,
  };
  for (const [figure, value] of Object.entries(all)) {
    figures.add(`${name} ${count} ${figure as Figure}`, value);
  }
  return shown;
}

function inMb([over, under]: readonly [number, number]): [number, number] {
  return [over / MB, under / MB];
}
