import './Hero.css';
import type { ReactNode } from 'react';
import { at } from '../../lib/base.ts';
import { paths } from '../../paths.ts';

interface HeroProps {
  /** The button for guests. */
  action: ReactNode;
  /** For who was sent a booking code. */
  code: ReactNode;
}

/** The banner: one promise with its condition, whose terms are a tap away, and one button. */
export function Hero({ action, code }: HeroProps) {
  return (
    <section className="hero" data-offer="">
      <div className="hero__text">
        <h1>
          A bonus as large as your first deposit, <b className="hero__sum">up to ₦50,000</b>
        </h1>
        <p>
          For new players, 18 or older. To release it, bet 5× the bonus in 14 days.{' '}
          <a href={at(paths.promotionWelcome)}>Terms</a>
        </p>
        <div className="hero__buttons">{action}</div>
        {code}
      </div>
      <svg className="hero__pitch" viewBox="0 0 200 150" aria-hidden="true">
        <path d="M4 146L44 62h112l40 84zM100 62v84M80 62a20 10 0 0 0 40 0M44 62h112M30 92h34l8-30M170 92h-34l-8-30" />
        <path
          className="hero__ball"
          d="M150 18a17 17 0 1 0 .01 0zM150 27l7.6 5.6-2.9 9h-9.4l-2.9-9z"
        />
      </svg>
    </section>
  );
}
