import './Toasts.css';
import { useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { notices } from '../../state/device/notices.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { keepToastsClear } from './toastPlace.ts';

/** Short notices at the top right. They close by themselves and can be read again in the messages panel. */
export function Toasts() {
  const { toasts } = useSnapshot(notices);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  // Before it is painted, because it may have to move.
  useLayoutEffect(() => {
    if (!region.current || !home.current) return undefined;
    raise(region.current, home.current, newest !== undefined);
    return newest === undefined ? undefined : keepToastsClear(region.current);
  }, [newest]);

  return (
    // Keeps the region's place in the page while it is inside a dialog.
    <div ref={home}>
      <div ref={region} className="toasts" popover="manual">
        {toasts.map(({ id, severity, text }) => (
          <Notice key={id} kind={severity}>
            {text}
          </Notice>
        ))}
      </div>
    </div>
  );
}

/** Lifts the region above an open dialog, which otherwise hides and silences everything outside it. */
function raise(region: HTMLElement, home: HTMLElement, isSpeaking: boolean): void {
  if ('showPopover' in region) {
    // Showing it again puts it last in the top layer.
    region.hidePopover();
    if (isSpeaking) region.showPopover();
    return;
  }
  // Without popovers, only the dialog itself is above the page.
  const open = isSpeaking && [...document.querySelectorAll('dialog[open]')].pop();
  (open || home).append(region);
}
