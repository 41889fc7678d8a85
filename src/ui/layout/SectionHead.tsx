import './SectionHead.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface SectionHeadProps {
  /** Of the heading, for the section that it names. */
  id: string;
  title: string;
  /** Where the rest of the list is. */
  all: string;
  children?: ReactNode;
}

/** Above a part of a list: what it is, and a link to all of it. */
export function SectionHead({ id, title, all, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id} className="section-head__title">
        {title}
      </h2>
      {children}
      <Link className="section-head__all" href={all}>
        All<span className="visually-hidden"> {title}</span>
      </Link>
    </div>
  );
}
