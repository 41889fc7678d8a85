import { type ReactNode, useState } from 'react';
import './Fold.css';

interface FoldProps {
  title: string;
  /** Of what is inside, so that it need not be unfolded to be known. */
  note?: string;
  children: ReactNode;
}

/** What is wanted seldom: one line, and made only once it is unfolded. */
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
