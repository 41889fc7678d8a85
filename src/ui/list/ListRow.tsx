import type { ReactNode } from 'react';
import './ListRow.css';

interface ListRowProps {
  title: ReactNode;
  detail?: ReactNode;
  /** On the right: an amount, a badge, a button. */
  children?: ReactNode;
}

/** A list row: a title and a quieter line below it. */
export function ListRow({ title, detail, children }: ListRowProps) {
  return (
    <div className="list-row">
      <div className="list-row__text">
        {title}
        {detail && <span className="list-row__detail">{detail}</span>}
      </div>
      {children}
    </div>
  );
}
