import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './Notice.css';

interface NoticeProps {
  kind: 'error' | 'success' | 'warning' | 'info';
  children: ReactNode;
}

/** A line in the page that stays until it is resolved; an error interrupts those who listen. */
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
