import './SectionHead.css';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  /** Of the heading, for the section that it names. */
  id: string;
  title: string;
  /** At the end, a link to all of the list, of the class `TO_ALL`. */
  children: ReactNode;
}

/** Above a part of a list. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id} className="section-head__title">
        {title}
      </h2>
      {children}
    </div>
  );
}
