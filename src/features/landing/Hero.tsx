import './Hero.css';
import type { ReactNode } from 'react';

interface HeroProps {
  /** The buttons for guests. */
  children: ReactNode;
}

/** The banner: what Oja is, with a drawing of a price ladder. */
export function Hero({ children }: HeroProps) {
  return (
    <section className="hero">
      <div className="hero__text">
        <h1>Back it or lay it, on any network</h1>
        <p>
          Bet for an outcome or against it. See how fresh each price is. Read your bets even
          offline.
        </p>
        <div className="hero__buttons">{children}</div>
      </div>
      <svg className="hero__ladder" viewBox="0 0 200 150" aria-hidden="true">
        <path className="hero__back" d="M20 134h70M38 112h52M8 90h82M52 68h38M62 46h28M74 24h16" />
        <path
          className="hero__lay"
          d="M110 134h14M110 112h30M110 90h24M110 68h56M110 46h44M110 24h78"
        />
        <path className="hero__price" d="M100 146V101l-8-11 16-22-8-11V4" />
      </svg>
    </section>
  );
}
