import type { ReactNode } from 'react';
import './ListRow.css';

interface ListRowProps {
  title: ReactNode;
  detail?: ReactNode;
  /** Stands at the right: an amount, a badge, a button. */
  children?: ReactNode;
}

/** One line of a list with a second, quieter one below it. */
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
