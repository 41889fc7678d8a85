import type { ReactNode } from 'react';
import './DockBar.css';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';

interface DockBarProps {
  /** Before the text: a state or a count. */
  badge: ReactNode;
  note?: string;
  onOpen(): void;
  /** The dock's contents in one line. */
  children: ReactNode;
}

/** A dock folded to one line above a phone's tabs. */
export function DockBar({ badge, note, onOpen, children }: DockBarProps) {
  return (
    <button type="button" className="dock-bar" aria-expanded={false} onClick={onOpen}>
      {badge}
      <span className="dock-bar__text">{children}</span>
      {note && <span className="dock-bar__note">{note}</span>}
      <span className="dock-bar__open">
        <Icon path={chevronDownIcon} />
      </span>
    </button>
  );
}
