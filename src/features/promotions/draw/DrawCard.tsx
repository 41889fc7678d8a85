import './DrawCard.css';
import type { ReactNode } from 'react';

interface DrawCardProps {
  /** What is in the draw now; missing where the terms are read without the app. */
  live: ReactNode;
}

/** The draw of this week. */
export function DrawCard({ live }: DrawCardProps) {
  return (
    <section className="draw-card" aria-labelledby="draw-title">
      <h2 id="draw-title">The next draw</h2>
      {live || <p>Every Monday at 12:00 in Lagos.</p>}
    </section>
  );
}
