import { proxy } from 'valtio/vanilla';
import { navigate } from 'wouter/use-browser-location';
import { at } from '../../lib/base.ts';
import { reloadHeld } from '../../lib/holdReload.ts';
import { inAppPath } from '../../state/device/inAppPath.ts';
import { messageTapped } from '../overPages.ts';

/** The page of a message that was tapped while something else is under way here. */
export const tapped = proxy<{ path: string | undefined }>({ path: undefined });

/** Opens what a tapped notification is about. Answers the worker, which loads the page anew where nobody does. */
export function followTaps(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const open: unknown = Object(data).open;
    const path = inAppPath(typeof open === 'string' ? open : undefined);
    if (!path) return;
    for (const port of ports) port.postMessage({ isDone: true });
    if (!reloadHeld()) return navigate(at(path));
    tapped.path = path;
    messageTapped.open();
  });
}
