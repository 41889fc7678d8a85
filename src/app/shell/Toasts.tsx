import './Toasts.css';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { notices } from '../../state/device/notices.ts';
import { Notice } from '../../ui/status/Notice.tsx';

/** Short messages at the top right; they close by themselves and stay readable among the messages. */
export function Toasts() {
  const { toasts } = useSnapshot(notices);
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    // Shown anew it is the last in the top layer: above a dialog that was opened meanwhile.
    region.current?.hidePopover?.();
    if (newest !== undefined) region.current?.showPopover?.();
  }, [newest]);

  return (
    <div ref={region} className="toasts" popover="manual">
      {toasts.map(({ id, severity, text }) => (
        <Notice key={id} kind={severity}>
          {text}
        </Notice>
      ))}
    </div>
  );
}
