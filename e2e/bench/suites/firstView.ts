import { touch } from '../../kit/steps.ts';
import type { Lab } from '../lab.ts';
import { onNewPhone } from '../phone/onNewPhone.ts';
import type { Phone } from '../phone/phone.ts';
import { workerAtRest } from '../phone/workerAtRest.ts';
import { type Row, ratio } from '../row.ts';
import { createSamples } from '../samples.ts';
import { SLOW } from '../server/linkShape.ts';

const KB = 1000;
const NAMES = ['static', 'apart', 'react', 'landing', 'opened', 'terms'] as const;

interface View {
  lcpMs: number;
  /** Compressed size of the page and everything else that had begun to arrive before its largest text. */
  firstKb: number;
  /** Everything received until the worker had stored all its files. */
  wireKb: number;
}

/** A first visit on the slow link: when it is visible, and what it costs. */
export async function firstView(lab: Lab, runs: number): Promise<Row[]> {
  const urls = {
    static: lab.urlOf('static'),
    apart: lab.urlOf('static-apart'),
    react: lab.urlOf('react'),
    landing: lab.urlOf('app'),
    opened: lab.urlOf('app'),
    terms: lab.urlOf('app', '/terms'),
  };
  const samples = createSamples<`${(typeof NAMES)[number]} ${keyof View}`>();
  lab.link.shape(SLOW);
  for (let run = 0; run < runs; run++) {
    for (const name of NAMES) {
      const view = await onNewPhone(lab, (phone) =>
        look(lab, phone, urls[name], name === 'opened'),
      );
      samples.add(`${name} lcpMs`, view.lcpMs);
      samples.add(`${name} firstKb`, view.firstKb);
      samples.add(`${name} wireKb`, view.wireKb);
    }
  }

  const { median } = samples;
  const lcpOver = (name: (typeof NAMES)[number]) =>
    [median(`${name} lcpMs`), median('static lcpMs')] as const;
  const bytesOf = (name: 'landing' | 'terms'): Row => ({
    name: `${name}: compressed, before LCP`,
    value: median(`${name} firstKb`),
    unit: 'KB',
    goal: 14,
    stretch: 9,
    detail: '',
  });
  const wireOver = (name: 'landing' | 'opened') =>
    [median(`${name} wireKb`), median('react wireKb')] as const;
  const most = { goal: 2.5, stretch: 2, unit: 'KB' };
  return [
    ratio('react: LCP / static', lcpOver('react')),
    ratio("static in a process of its own, as the app's pages: LCP / static", lcpOver('apart')),
    ratio('landing: LCP / static', lcpOver('landing'), { goal: 1.1, stretch: 1.03 }),
    ratio('terms: LCP / static', lcpOver('terms'), { goal: 1.1, stretch: 1.03 }),
    bytesOf('landing'),
    bytesOf('terms'),
    ratio('landing, only read: wire until its worker is quiet / react', wireOver('landing'), most),
    ratio('landing, app opened: wire until its worker is quiet / react', wireOver('opened'), most),
  ];
}

async function look({ link }: Lab, phone: Phone, url: string, opensApp: boolean): Promise<View> {
  const { page } = await phone.openPage();
  const before = link.bytesDown();
  await page.goto(url);
  if (opensApp) await touch(page);
  await workerAtRest(page, link);
  const { lcpMs, firstBytes } = await page.evaluate(() => {
    const { lcpMs } = globalThis.watched;
    const sizes = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => {
      // The first text is drawn while the page is still arriving, so what has begun counts as a whole.
      const hasBegun = entry instanceof PerformanceResourceTiming && entry.responseStart <= lcpMs;
      return hasBegun ? entry.encodedBodySize : 0;
    });
    return { lcpMs, firstBytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
  });
  return { lcpMs, firstKb: firstBytes / KB, wireKb: (link.bytesDown() - before) / KB };
}
