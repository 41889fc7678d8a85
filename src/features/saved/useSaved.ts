import { useCallback, useEffect, useState } from 'react';
import { listSaved, type SavedFile } from '../../pwa/savedContent.ts';
import { flushAll } from '../../storage/persisted.ts';
import { type SavedList, savedLists } from '../../storage/savedLists.ts';

export interface Saved {
  files: readonly SavedFile[];
  lists: readonly SavedList[];
}

/** What is saved on this phone; `look` reads it again. Storage that refuses counts as empty. */
export function useSaved(): { saved: Saved | undefined; look(): Promise<void> } {
  const [saved, setSaved] = useState<Saved>();
  const look = useCallback(async () => {
    await flushAll();
    const [files, lists] = await Promise.all([
      listSaved().catch(() => []),
      savedLists().catch(() => []),
    ]);
    setSaved({ files, lists });
  }, []);
  useEffect(() => void look(), [look]);
  return { saved, look };
}
