import { sha256 } from '../files/sha256.ts';
import { bare, NAME_HASH, namesOf, stableName } from '../files/stableNames.ts';

/** The steps of a build, and what use keeps. */
const STEPS = ['pages', 'app', 'home', 'rest', 'used'] as const;

/** Texts by address. */
type Texts = Record<string, string>;

export type FakeSteps = Partial<Record<(typeof STEPS)[number], Texts>>;

const HASH = 'sha256-1';

/**
 * A build with these scripts and styles: what its worker's script says of them, and what its host answers. The
 * JSON files have `1` for a hash, for nothing here compares it.
 */
export async function fakeBuild(steps: FakeSteps = {}) {
  const all = STEPS.map((step) => ({ step, files: Object.entries(steps[step] ?? {}) }));
  const urls = all.flatMap(({ files }) => files.map(([url]) => url));
  const names = namesOf(urls.map(nameIn));
  const own = async (text: string) => (await sha256(bare(text, names))).slice(0, -1);
  const answers: Record<string, () => Response> = {};
  const answer = (name: string, value: unknown) => {
    answers[`/assets/${name}-1.json`] = () => Response.json(value);
  };
  const stable = all.map(({ step, files }) => [
    step,
    files.map(([url]) => stableName(nameIn(url))),
  ]);
  answer('files', Object.fromEntries(stable));
  const lists = Object.fromEntries([...STEPS, 'files'].map((list) => [list, HASH]));
  answer('names', { hashes: urls.map(nameHash).join(''), lists });
  for (const { step, files } of all) {
    const hashes = await Promise.all(files.map(([, text]) => own(text)));
    answer(step, { hashes: hashes.join('') });
    for (const [url, text] of files) {
      const kind = url.endsWith('.css') ? 'text/css' : 'text/javascript';
      answers[url] = () => new Response(text, { headers: { 'content-type': kind } });
    }
  }
  const entry = (step: keyof FakeSteps) => ({ lists: [step], documents: {} });
  const manifest = {
    revision: HASH,
    pages: entry('pages'),
    app: entry('app'),
    home: entry('home'),
    rest: entry('rest'),
    paths: ['/terms'],
  };
  return { manifest, answers };
}

const nameIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const nameHash = (url: string) => url.replace(/\.\w+$/, '').slice(-NAME_HASH);
