import './StageBar.css';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classes } from '../classes.ts';
import { chevronLeftIcon } from '../icon/icons.ts';

interface StageBarProps {
  title: string;
  onLeave(): void;
  /** What the player has: a word, and the sum. */
  label: string;
  sum: ReactNode;
  /** The header says it too, where there is one above. */
  isInHeader?: boolean;
  /** A tool at its end. */
  children?: ReactNode;
}

/** The bar of a page with a phone's whole screen: the way back, its name, and what the player has. */
export function StageBar({ title, onLeave, label, sum, isInHeader, children }: StageBarProps) {
  return (
    <header className="stage-bar">
      <IconButton label="Leave" icon={chevronLeftIcon} onClick={onLeave} />
      <h1 className="stage-bar__title">{title}</h1>
      <dl className={classes('stage-bar__balance', isInHeader && 'stage-bar__balance--doubled')}>
        <dt>{label}</dt>
        <dd>{sum}</dd>
      </dl>
      {children}
    </header>
  );
}
