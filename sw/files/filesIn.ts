import { fieldsOf } from '../outbox/fields.ts';
import type { FileEntry, StepFile } from '../steps.ts';
import { fetchChecked } from './fetchChecked.ts';

/** What a list names, whether or not it is kept here. */
export async function filesIn(list: FileEntry): Promise<StepFile[]> {
  return readList(list, (await caches.match(list.url)) ?? (await fetchChecked(list)));
}

/** The files of a list. */
export async function readList(list: FileEntry, answer: Response | undefined): Promise<StepFile[]> {
  const files: unknown = await answer?.json();
  if (!Array.isArray(files)) throw new Error(`${list.url} is missing`);
  return files.flatMap((file) => {
    const { url, integrity, revision, isPacked } = fieldsOf(file);
    if (typeof url !== 'string' || typeof integrity !== 'string') return [];
    return {
      url,
      integrity,
      revision: typeof revision === 'string' ? revision : null,
      isPacked: isPacked === true,
    };
  });
}
