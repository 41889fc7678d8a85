import type { Lab } from '../lab.ts';
import { createProfile, type Phone, type PhonePage, removeProfile } from '../phone/phone.ts';
import { type FirstInput, timeFirstInput } from '../phone/timeFirstInput.ts';
import { type Row, ratio } from '../row.ts';
import { createSamples } from '../samples.ts';
import { SLOW } from '../server/link.ts';
import { ANSWER, LOGIN } from './selectors.ts';

const KB = 1000;
/** Long enough for the slowest gap between one step of a worker and the next. */
const QUIET_MS = 5000;

/** A first visit on the slow link with nothing kept: what is seen, what answers, what it costs. */
export async function firstView(lab: Lab, runs: number): Promise<Row[]> {
  const { link, urlOf } = lab;
  const views = {
    static: urlOf('static'),
    react: urlOf('react'),
    landing: urlOf('app'),
    terms: urlOf('app', '/terms'),
  };
  const inputs = {
    static: { url: views.static, opens: LOGIN },
    react: { url: views.react, opens: 'button' },
    landing: { url: views.landing, opens: LOGIN, sends: true },
  };
  const lcp = createSamples<keyof typeof views>();
  const firstBytes = createSamples<keyof typeof views>();
  const wireBytes = createSamples<keyof typeof views>();
  const input = createSamples<keyof typeof inputs | 'submit'>();

  link.shape(SLOW);
  for (let run = 0; run < runs; run++) {
    for (const name of keysOf(views)) {
      const view = await onNewPhone(lab, (phone) => look(lab, phone, views[name]));
      lcp.add(name, view.lcpMs);
      firstBytes.add(name, view.firstBytes);
      wireBytes.add(name, view.wireBytes);
    }
    for (const name of keysOf(inputs)) {
      const { typedMs, answeredMs } = await onNewPhone(lab, (phone) =>
        tapFirst(phone, inputs[name]),
      );
      input.add(name, typedMs);
      if (answeredMs > 0) input.add('submit', answeredMs);
    }
  }
  link.shape(undefined);

  const viewAim = { goal: 1.1, stretch: 1.03 };
  const byteAim = { unit: 'KB', goal: 14, stretch: 9 } as const;
  const bytesOf = (name: keyof typeof views): Row => ({
    name: `${name}: bytes before LCP`,
    value: firstBytes.median(name) / KB,
    detail: 'compressed',
    ...byteAim,
  });
  return [
    ratio('landing: LCP / static', [lcp.median('landing'), lcp.median('static')], viewAim),
    ratio('/terms: LCP / static', [lcp.median('terms'), lcp.median('static')], viewAim),
    ratio('react page: LCP / static', [lcp.median('react'), lcp.median('static')]),
    ratio(
      'landing: dialog open and typed in / static',
      [input.median('landing'), input.median('static')],
      { goal: 1.15, stretch: 1.05 },
    ),
    ratio(
      'landing: a submit is answered / react input',
      [input.median('submit'), input.median('react')],
      { goal: 1.25, stretch: 1.1 },
    ),
    bytesOf('landing'),
    bytesOf('terms'),
    ratio(
      'landing: wire until the worker is quiet / react',
      [wireBytes.median('landing') / KB, wireBytes.median('react') / KB],
      { goal: 2.5, stretch: 2, unit: 'KB' },
    ),
  ];
}

interface View {
  lcpMs: number;
  /** Compressed, of what had arrived whole. */
  firstBytes: number;
  wireBytes: number;
}

async function look({ link }: Lab, phone: Phone, url: string): Promise<View> {
  const { page }: PhonePage = await phone.openPage();
  const before = link.bytesDown();
  await page.goto(url);
  await link.quiet(QUIET_MS);
  const seen = await page.evaluate(() => {
    const { lcpMs } = globalThis.watched;
    const arrived = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= lcpMs);
    return {
      lcpMs,
      firstBytes: arrived.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
  return { ...seen, wireBytes: link.bytesDown() - before };
}

async function tapFirst(
  phone: Phone,
  asked: Parameters<typeof timeFirstInput>[1],
): Promise<FirstInput> {
  const { page } = await phone.openPage({ answer: ANSWER });
  return timeFirstInput(page, asked);
}

async function onNewPhone<T>(lab: Lab, use: (phone: Phone) => Promise<T>): Promise<T> {
  const profile = createProfile();
  const phone = await lab.startPhone(profile);
  try {
    return await use(phone);
  } finally {
    await phone.close();
    removeProfile(profile);
  }
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
