import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import './Notice.css';

interface NoticeProps {
  kind: 'error' | 'success' | 'warning' | 'info';
  children: ReactNode;
}

/** A message within the page that stays until it is resolved. An error interrupts screen readers, and is seen. */
export function Notice({ kind, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = notice.current;
    if (kind === 'error' && element?.closest('form')) show(element);
  }, [kind]);
  return (
    <div
      ref={notice}
      tabIndex={kind === 'error' ? -1 : undefined}
      className={classes('notice', `notice--${kind}`)}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}

/** Why a form was not sent may stand far from the button that was pressed. Typing goes on where it was. */
function show(notice: HTMLElement): void {
  if (!document.activeElement?.matches('input, select, textarea')) {
    notice.focus({ preventScroll: true });
  }
  notice.scrollIntoView({ block: 'nearest' });
}
