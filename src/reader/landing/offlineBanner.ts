import { lagosClock } from '../../domain/time/lagosTime.ts';
import { offlineSince } from '../../storage/offlineSince.ts';
import { becomeChildren, element } from './element.ts';

/** Says that there is no network, node for node as `ConnectionBanner` renders it, or takes it away. */
export function showOffline(isOffline: boolean): void {
  const place = document.querySelector('.shell__dock > [role="status"]');
  if (place) becomeChildren(place, isOffline ? [banner()] : []);
}

function banner(): HTMLElement {
  return element(
    'p',
    { class: 'connection' },
    element('b', {}, 'Offline since ', lagosClock(offlineSince.read()), '.'),
    ' ',
    navigator.onLine && 'Your phone is connected, but nothing answers. ',
    "Saved matches, bets and rules still open. You can bet again when you're online.",
  );
}
