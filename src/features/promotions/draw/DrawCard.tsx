import './DrawCard.css';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../ui/late/useHydrated.ts';

interface DrawCardProps {
  /** What is in the draw now; missing where the terms are read without the app. */
  live: ReactNode;
}

/** The draw of this week. */
export function DrawCard({ live }: DrawCardProps) {
  const isHydrated = useHydrated();
  return (
    <section className="draw-card" aria-labelledby="draw-title">
      <h2 id="draw-title">The next draw</h2>
      {(isHydrated && live) || <p>Every Monday at 12:00 in Lagos.</p>}
    </section>
  );
}
