import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './Notice.css';

interface NoticeProps {
  kind: 'error' | 'success' | 'warning' | 'info';
  children: ReactNode;
}

/** A message within the page that stays until it is resolved. An error interrupts screen readers. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div
      className={classes('notice', `notice--${kind}`)}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}
