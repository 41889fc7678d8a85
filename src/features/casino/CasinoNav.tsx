import './CasinoNav.css';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths.ts';

const PARTS = [
  ['All games', paths.casinos],
  ['Slots', paths.slots],
  ['Live tables', paths.auraGames],
  ['Virtuals', paths.virtuals],
  ['Kingmaker', paths.kingmaker],
  ['SPM games', paths.games],
  ['Providers', paths.providers],
] as const;

/** Links to the parts of the casino, shown on each of them. */
export function CasinoNav() {
  const [path] = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  // Scroll the current link into view: on a narrow phone the row is wider than the screen.
  useEffect(() => {
    // In braces, because some browsers return a promise, which React would take for a cleanup function.
    current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <nav className="casino-nav" aria-label="Casino">
      {PARTS.map(([name, to]) => (
        <Link
          key={to}
          ref={path === to ? current : undefined}
          className="casino-nav__part"
          href={to}
          aria-current={path === to ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
