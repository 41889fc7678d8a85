import './Toasts.css';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { notices } from '../../state/device/notices.ts';
import { Notice } from '../../ui/status/Notice.tsx';

/** Short messages at the top right; they close by themselves and stay readable among the messages. */
export function Toasts() {
  const { toasts } = useSnapshot(notices);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    if (region.current && home.current) raise(region.current, home.current, newest !== undefined);
  }, [newest]);

  return (
    // It keeps the place among its siblings while the region is away from it.
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

/** Above a dialog that was opened meanwhile, which hides and silences whatever stands beside it. */
function raise(region: HTMLElement, home: HTMLElement, isSpeaking: boolean): void {
  if ('showPopover' in region) {
    // Shown anew it is the last in the top layer.
    region.hidePopover();
    if (isSpeaking) region.showPopover();
    return;
  }
  // Without popovers only the dialog itself is above the page.
  const open = isSpeaking && [...document.querySelectorAll('dialog[open]')].pop();
  (open || home).append(region);
}
