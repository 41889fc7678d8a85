import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { lagosIsoDate } from '../../domain/time/lagosTime.ts';
import { watchTraffic } from '../../realtime/traffic.ts';
import { DATA_USE_KEY } from '../../storage/keys.ts';
import { local } from '../../storage/local.ts';
import { capData } from './dataSaver.ts';
import { bytesIn, type DataUse, mergeUse, pageKind } from './dataUse.ts';

/** Wait, so that a burst of answers is one write. */
const SAVE_DELAY_MS = 2000;

const Saved = z.object({
  use: z.catchall(z.object({}), z.catchall(z.object({}), z.number())),
  /** The player's price of a megabyte. */
  koboPerMb: z.optional(z.int()),
  /** The player's daily cap: once it is reached, the data saver turns on. */
  capMb: z.optional(z.int()),
});
type Saved = z.output<typeof Saved>;

/** How much the app has received on this device, by day and page. It does not say for whom. */
export const dataMeter = proxy<{
  use: DataUse;
  koboPerMb: number | undefined;
  capMb: number | undefined;
}>({ use: {}, koboPerMb: undefined, capMb: undefined });

/** Counted but not saved yet. Other tabs save their counts too, so each write merges. */
let fresh: DataUse = {};
let timer: ReturnType<typeof setTimeout> | undefined;

const kept = local(DATA_USE_KEY, Saved);

function read(): Saved {
  return kept.read() ?? { use: {} };
}

function show({ use, koboPerMb, capMb }: Saved): void {
  Object.assign(dataMeter, { use: ref(use), koboPerMb, capMb });
  const today = bytesIn(use, lagosIsoDate(Date.now()));
  capData(capMb !== undefined && today >= capMb * 1_000_000);
}

function save(): void {
  clearTimeout(timer);
  timer = undefined;
  const saved = read();
  const use = mergeUse(saved.use, fresh);
  fresh = {};
  const next = { ...saved, use };
  kept.write(next);
  show(next);
}

function count(bytes: number): void {
  if (bytes <= 0) return;
  fresh = mergeUse(fresh, { [lagosIsoDate(Date.now())]: { [pageKind(document.title)]: bytes } });
  timer ??= setTimeout(save, SAVE_DELAY_MS);
}

let isCounting = false;

/**
 * Counts every answer since this page load began. Answers from the browser's cache cost nothing and are not
 * counted.
 */
export function startDataMeter(): void {
  if (isCounting) return;
  isCounting = true;
  show(read());
  watchTraffic(count);
  const countAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (entry instanceof PerformanceResourceTiming) count(entry.transferSize);
    }
  };
  countAll(performance.getEntriesByType('navigation'));
  new PerformanceObserver((list) => countAll(list.getEntries())).observe({
    type: 'resource',
    buffered: true,
  });
  addEventListener('pagehide', save);
}

/** Everything is removed from this phone, and this page must not write its own part again as it goes. */
export function stopDataMeter(): void {
  clearTimeout(timer);
  removeEventListener('pagehide', save);
}

export function setDataPrice(koboPerMb: number | undefined): void {
  change({ koboPerMb });
}

export function setDataCap(capMb: number | undefined): void {
  change({ capMb });
}

function change(choice: { [Name in keyof Saved]?: Saved[Name] | undefined }): void {
  const { use, koboPerMb, capMb } = { ...read(), ...choice };
  const next: Saved = {
    use: use ?? {},
    ...(koboPerMb !== undefined && { koboPerMb }),
    ...(capMb !== undefined && { capMb }),
  };
  kept.write(next);
  show(next);
}

/** Sets the counts to zero; price and cap stay. */
export function resetDataMeter(): void {
  fresh = {};
  change({ use: {} });
}
