import { type ReactNode, useState } from 'react';
import './Fold.css';

interface FoldProps {
  title: string;
  /** Sums up the contents, so that the fold need not be opened. */
  note?: string;
  /** Holds fields that are sent: what was typed stays when it is closed, and is shown if there was some. */
  fields?: 'empty' | 'filled';
  /** There is room for it: it is open until somebody closes it. */
  isOpenFirst?: boolean;
  children: ReactNode;
}

/** Hides something seldom needed behind one line. Its contents render once it is opened. */
export function Fold({ title, note, fields, isOpenFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenFirst || fields === 'filled');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <details
      className="fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="fold__title">
        {title}
        {note && <span className="fold__note">{note}</span>}
      </summary>
      {(fields ? wasOpen : isOpen) && children}
    </details>
  );
}
