import { type ReactNode, useState } from 'react';
import './Fold.css';

interface FoldProps {
  title: string;
  /** Sums up the contents, so that the fold need not be opened. */
  note?: string;
  children: ReactNode;
}

/** Hides something seldom needed behind one line. Its contents render once it is opened. */
export function Fold({ title, note, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="fold__title">
        {title}
        {note && <span className="fold__note">{note}</span>}
      </summary>
      {isOpen && children}
    </details>
  );
}
