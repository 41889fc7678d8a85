import type { Lab } from '../lab.ts';
import type { Phone } from '../phone/phone.ts';
import { type Row, ratio } from '../row.ts';
import { mainThread } from './mainThread.ts';

const MARKETS = 200;
/** The stream sends at most one message a second. */
const A_MINUTE = 60;
const AN_HOUR = 3600;
const MB = 1_000_000;

/** How much memory an evening of changes leaves in the app's page. */
export async function heapGrowth({ urlOf }: Lab, phone: Phone): Promise<Row> {
  const { page, devtools } = await phone.openPage({ timesSlower: 1 });
  await page.goto(urlOf('prices', '/app.html'));
  await page.evaluate((markets) => globalThis.prices.mount(markets), MARKETS);
  const { settledHeap } = await mainThread(devtools);
  const heapAfter = async (messages: number) => {
    await page.evaluate((count) => globalThis.prices.pump(count), messages);
    return (await settledHeap()) / MB;
  };
  const afterMinute = await heapAfter(A_MINUTE);
  const afterHour = await heapAfter(AN_HOUR - A_MINUTE);
  await page.close();
  return ratio('heap after an hour of changes / after a minute', [afterHour, afterMinute], {
    goal: 1.05,
    unit: 'MB',
  });
}
