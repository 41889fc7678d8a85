import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './Cashier.css';

interface CashierPageProps {
  title: string;
  /** Beside the title: where else one may want to go. */
  link?: { to: string; text: string; className?: string } | undefined;
  children: ReactNode;
}

/** A page of the cashier under its title. */
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
