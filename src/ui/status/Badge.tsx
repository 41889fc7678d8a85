import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import './Badge.css';

interface BadgeProps {
  kind?: 'good' | 'bad' | 'warn';
  /** The full word, where the badge shows letters only. */
  title?: string;
  children: ReactNode;
}

export function Badge({ kind, title, children }: BadgeProps) {
  return (
    <span className={classes('badge', kind && `badge--${kind}`)} title={title}>
      {children}
    </span>
  );
}
