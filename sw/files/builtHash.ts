import { steps, usedFiles } from '../steps.ts';
import { filesIn } from './filesIn.ts';

/** The list of the last step is the largest and may have to be fetched: it is asked last. */
const LISTS = [usedFiles, ...steps];

/** One answer for however many chunks ask at once; dropped when it cannot be had. */
const reading = new Map<string, Promise<Map<string, string>>>();

/** The hash that the build gave to a file; nothing for a file that is not of this build. */
export async function builtHash(path: string): Promise<string | undefined> {
  for (const step of LISTS) {
    const hash = (await hashesOf(step)).get(path);
    if (hash) return hash;
  }
  return undefined;
}

function hashesOf(step: (typeof LISTS)[number]): Promise<Map<string, string>> {
  const { url } = step.list;
  const known = reading.get(url);
  if (known) return known;
  const hashes = filesIn(step.list).then(
    (files) => new Map(files.map((file) => [file.url, file.integrity])),
  );
  reading.set(url, hashes);
  hashes.catch(() => reading.delete(url));
  return hashes;
}
