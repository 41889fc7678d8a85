import './CasinoNav.css';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths.ts';

const PARTS = [
  ['All games', paths.casinos],
  ['Slots', paths.slots],
  ['Live tables', paths.auraGames],
  ['Kingmaker', paths.kingmaker],
  ['SPM games', paths.games],
  ['Providers', paths.providers],
] as const;

/** The parts of the casino, on each of them. */
export function CasinoNav() {
  const [path] = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  // On a narrow phone the row is wider than the screen.
  useEffect(() => {
    // In braces: some browsers answer with a promise, which is no way to clean up.
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
