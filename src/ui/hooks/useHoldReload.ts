import { useEffect } from 'react';
import { holdReload } from '../../lib/holdReload.ts';

/** While this stands, an update waits; `why` is told to who asks for it. */
export function useHoldReload(why: string): void {
  useEffect(() => holdReload(why), [why]);
}
