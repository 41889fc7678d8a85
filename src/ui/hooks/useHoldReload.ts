import { useEffect } from 'react';
import { holdReload } from '../../lib/holdReload.ts';

/** Holds app updates back while the component is mounted. A player who asks for the update is shown `why`. */
export function useHoldReload(why: string): void {
  useEffect(() => holdReload(why), [why]);
}
