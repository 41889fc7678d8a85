import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './Cashier.css';

interface CashierPageProps {
  title: string;
  /** A link beside the title. */
  link?: { to: string; text: string; className?: string } | undefined;
  children: ReactNode;
}

/** The layout of a cashier page: title, link, content. */
export function CashierPage({ title, link, children }: CashierPageProps) {
  return (
    <div className="cashier">
      <div className="cashier__head">
        <h1 className="cashier__title">{title}</h1>
        {link && (
          <Link className={link.className ?? 'cashier__link'} href={link.to}>
            {link.text}
          </Link>
        )}
      </div>
      {children}
    </div>
  );
}
