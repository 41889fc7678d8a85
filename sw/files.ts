declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: FileEntry[] };

/** A file of the build, taken only when its bytes match. */
export interface FileEntry {
  /** Where it is fetched and asked for: `/`, `/terms`, `/assets/main-….js`. */
  url: string;
  integrity: string;
  /** `null` where the name already carries the hash of the content. */
  revision: string | null;
}

/** The file that lists the second step, and the documents in it with their keys' revisions. */
interface LaterEntry extends FileEntry {
  documents: Record<string, string>;
}

const entries: FileEntry[] = self.__WB_MANIFEST;
const isLater = (entry: FileEntry): entry is LaterEntry => 'documents' in entry;

export const firstStep = entries.filter((entry) => !isLater(entry));
export const laterList = entries.find(isLater);

/** Old and new version stand side by side in one cache, so a name without a hash needs the revision. */
export function keyOf({ url, revision }: Pick<FileEntry, 'url' | 'revision'>): string {
  return revision === null ? url : `${url}?${revision}`;
}
