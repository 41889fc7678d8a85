import { offlineSince } from '../../storage/offlineSince.ts';
import { OfflineNote } from '../../ui/status/OfflineNote.tsx';
import { becomeChildren } from '../become.ts';
import { toNodes } from '../toNodes.ts';

/** Says that there is no network, or takes it away. */
export function showOffline(isOffline: boolean): void {
  const place = document.querySelector('.shell__dock > [role="status"]');
  const note = <OfflineNote since={offlineSince.read()} isSilent={navigator.onLine} />;
  if (place) becomeChildren(place, isOffline ? toNodes(note) : []);
}
