import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';

/** A titled part of the page of one bonus. */
export function BonusSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card>
      <section className="bonus-section" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    </Card>
  );
}
