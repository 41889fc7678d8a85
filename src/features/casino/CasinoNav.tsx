import './CasinoNav.css';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { CASINO_PARTS, partOf } from './casinoParts.ts';

/** Links to the parts of the casino, shown on each of them; a wide window has them beside the page. */
export function CasinoNav() {
  const [path] = useLocation();
  const here = partOf(path, useSearch());
  const current = useRef<HTMLAnchorElement>(null);
  // Scroll the current link into view: on a narrow phone the row is wider than the screen.
  useEffect(() => {
    // In braces, because some browsers return a promise, which React would take for a cleanup function.
    current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <nav className="casino-nav" aria-label="Casino">
      {CASINO_PARTS.map(([name, to]) => (
        <Link
          key={to}
          ref={here === to ? current : undefined}
          className="casino-nav__part"
          href={to}
          aria-current={here === to ? (path === to ? 'page' : true) : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
