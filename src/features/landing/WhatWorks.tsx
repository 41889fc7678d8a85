import './WhatWorks.css';
import { Link } from 'wouter';
import { href, paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';

/** Links for a page that has nothing to show. */
export function WhatWorks() {
  return (
    <nav className="what-works" aria-label="What works">
      <Link className={buttonClass()} href={paths.landing}>
        Home
      </Link>
      <Link
        className={buttonClass({ kind: 'quiet' })}
        href={href(paths.sportCategory, { category: 'inplay' })}
      >
        Matches in play
      </Link>
      <Link className={buttonClass({ kind: 'quiet' })} href={paths.myBets}>
        My bets
      </Link>
      <Link className={buttonClass({ kind: 'quiet' })} href={paths.terms}>
        Terms
      </Link>
    </nav>
  );
}
