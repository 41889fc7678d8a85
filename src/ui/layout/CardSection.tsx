import { type ReactNode, useId } from 'react';
import { Card } from './Card.tsx';
import './CardSection.css';

/** A card with a title. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card>
      <section className="card-section" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    </Card>
  );
}
