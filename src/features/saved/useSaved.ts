import { useCallback, useEffect, useState } from 'react';
import { isAllSaved, listSaved, type SavedFile } from '../../pwa/savedContent.ts';
import { flushAll } from '../../storage/persisted.ts';
import { type SavedList, savedLists } from '../../storage/savedLists.ts';

export interface Saved {
  files: readonly SavedFile[];
  lists: readonly SavedList[];
  /** The whole of the app, not only its start and what was kept since. */
  isAll: boolean;
}

/** What is saved on this phone; `look` reads it again. Storage that refuses counts as empty. */
export function useSaved(): { saved: Saved | undefined; look(): Promise<void> } {
  const [saved, setSaved] = useState<Saved>();
  const look = useCallback(async () => {
    await flushAll();
    const [files, lists, isAll] = await Promise.all([
      listSaved().catch(() => []),
      savedLists().catch(() => []),
      isAllSaved().catch(() => false),
    ]);
    setSaved({ files, lists, isAll });
  }, []);
  useEffect(() => void look(), [look]);
  return { saved, look };
}
