import { paths } from '../../../src/paths.ts';
import type { Lab } from '../lab.ts';
import { timeFirstInput } from '../phone/timeFirstInput.ts';
import { type Row, ratio } from '../row.ts';
import { createSamples } from '../samples.ts';
import { comeBack, type Visit } from './comeBack.ts';
import { leave } from './leave.ts';
import { LOGIN } from './selectors.ts';

/** By then the largest element is visible. */
const SEEN_MS = 3000;

const SUBJECTS = {
  react: { host: 'react', path: '/', opens: 'button', isPlayer: false },
  'react apart': { host: 'react-apart', path: '/', opens: 'button', isPlayer: false },
  landing: { host: 'app', path: paths.landing, opens: LOGIN, isPlayer: false },
  home: { host: 'app', path: paths.home, opens: '[aria-label="Menu"]', isPlayer: true },
} as const;
type SubjectName = keyof typeof SUBJECTS;
type Figure = 'lcp' | 'opened' | 'typed';

/** Returning phones: a new browser without a link, and a running one on the slow link. */
export async function returning(lab: Lab, runs: number): Promise<Row[]> {
  const samples = createSamples<`${SubjectName} ${Visit} ${Figure}`>();
  const left = new Map<SubjectName, string>();
  for (const name of ['react', 'react apart', 'landing', 'home'] as const) {
    const { host, path, isPlayer } = SUBJECTS[name];
    left.set(name, await leave(lab, lab.urlOf(host, path), isPlayer));
  }
  for (let run = 0; run < runs; run++) {
    for (const [name, profile] of left) {
      const { host, path, opens, isPlayer } = SUBJECTS[name];
      const url = lab.urlOf(host, path);
      await comeBack(lab, profile, async (page, visit) => {
        await page.goto(url);
        await page.waitForTimeout(SEEN_MS);
        samples.add(`${name} ${visit} lcp`, await page.evaluate(() => globalThis.watched.lcpMs));
      });
      await comeBack(lab, profile, async (page, visit) => {
        // A player's menu has no text field.
        const first = await timeFirstInput(page, { url, opens, types: !isPlayer });
        samples.add(`${name} ${visit} opened`, first.openedMs);
        samples.add(`${name} ${visit} typed`, first.typedMs);
      });
    }
  }

  const overReact = (name: SubjectName, visit: Visit, figure: Figure) =>
    [
      samples.median(`${name} ${visit} ${figure}`),
      samples.median(`react ${visit} ${figure}`),
    ] as const;
  const pair = (
    name: SubjectName,
    visit: Visit,
    aims?: Record<'lcp' | 'input', [number, number]>,
  ) => {
    const input = SUBJECTS[name].isPlayer ? 'opened' : 'typed';
    const aim = ([goal, stretch]: [number, number]) => ({ goal, stretch });
    return [
      ratio(`${visit}: ${name} LCP`, overReact(name, visit, 'lcp'), aims && aim(aims.lcp)),
      ratio(`${visit}: ${name} input`, overReact(name, visit, input), aims && aim(aims.input)),
    ];
  };
  // What home's input, a menu that opens, is to be held against.
  const apartOpens = (visit: Visit) =>
    ratio(`${visit}: react apart opens`, overReact('react apart', visit, 'opened'));
  return [
    ...pair('react apart', 'repeat'),
    apartOpens('repeat'),
    ...pair('landing', 'repeat', { lcp: [0.75, 0.6], input: [0.95, 0.8] }),
    ...pair('home', 'repeat', { lcp: [1.25, 1], input: [1.5, 1.2] }),
    ...pair('react apart', 'offline'),
    apartOpens('offline'),
    ...pair('landing', 'offline', { lcp: [0.8, 0.65], input: [0.95, 0.75] }),
    ...pair('home', 'offline', { lcp: [1.5, 1.2], input: [1.5, 1.2] }),
  ];
}
