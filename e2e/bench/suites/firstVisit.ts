import { touch } from '../../kit/steps.ts';
import type { Lab } from '../lab.ts';
import { atRest, LOGIN } from '../phone.ts';
import { createSamples, type Row, ratio } from '../row.ts';
import { timeFirstInput } from '../timeFirstInput.ts';

const KB = 1000;

/** On a new phone: when the largest text is seen, when the login takes a letter, and what it all costs. */
export async function firstVisit(lab: Lab, runs: number): Promise<Row[]> {
  const subjects = {
    static: { url: lab.urlOf('static'), opens: LOGIN },
    landing: { url: lab.urlOf('app'), opens: LOGIN },
    opened: { url: lab.urlOf('app'), opens: '' },
    terms: { url: lab.urlOf('app', '/terms'), opens: '' },
  };
  const { add, median } = createSamples<string>();
  lab.link.slow(true);
  for (let run = 0; run < runs; run++) {
    for (const [name, { url, opens }] of Object.entries(subjects)) {
      const { textMs, wireKb } = await look(lab, url, name === 'opened');
      add(`${name} text`, textMs);
      add(`${name} KB`, wireKb);
      if (!opens) continue;
      const phone = await lab.startPhone();
      const { page } = await phone.openPage();
      add(`${name} typed`, (await timeFirstInput(page, { url, opens })).typedMs);
      await phone.close();
    }
  }
  lab.link.slow(false);
  const over = (name: string, what: 'text' | 'typed', floor: number) =>
    ratio(`${name}, ${what} / static`, median(`${name} ${what}`), median(`static ${what}`), floor);
  const cost = (name: string, value: number, floor: number): Row => ({
    name,
    value,
    floor,
    unit: 'KB',
  });
  return [
    over('landing', 'text', 1.2),
    over('terms', 'text', 1.2),
    over('landing', 'typed', 1.35),
    cost('landing, only read', median('landing KB'), 105),
    cost('landing, app opened', median('opened KB'), 215),
  ];
}

/** All bytes on the wire until nothing more comes, TLS and headers among them. */
async function look(lab: Lab, url: string, opensApp: boolean) {
  const phone = await lab.startPhone();
  const { page } = await phone.openPage();
  const before = lab.link.bytesDown();
  await page.goto(url);
  if (opensApp) await touch(page);
  await atRest(page, lab.link);
  const textMs = await page.evaluate(() => globalThis.watched.textMs);
  await phone.close();
  return { textMs, wireKb: (lab.link.bytesDown() - before) / KB };
}
