import './SportsRail.css';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { href, paths } from '../../paths.ts';
import { from, WINDOW } from '../../ui/style/breakpoints.ts';

const LINKS = [
  ['In play', href(paths.sportCategory, { category: 'inplay' })],
  ['Cricket', href(paths.sportCategory, { category: 'cricket' })],
  ['Soccer', href(paths.sportCategory, { category: 'soccer' })],
  ['Tennis', href(paths.sportCategory, { category: 'tennis' })],
] as const;

/**
 * The left column of a wide window: links to the sports, then the tree of competitions once its code has
 * loaded.
 */
export function SportsRail() {
  const Tree = useTree();
  return (
    <nav className="sports-rail" aria-label="Sports">
      {Tree ? (
        <Tree />
      ) : (
        LINKS.map(([label, to]) => (
          <Link key={to} className="sports-rail__link" href={to}>
            {label}
          </Link>
        ))
      )}
    </nav>
  );
}

function useTree(): ComponentType | undefined {
  const [Tree, setTree] = useState<ComponentType>();
  useEffect(() => {
    const wide = matchMedia(from(WINDOW.columns));
    const load = () => {
      if (!wide.matches) return;
      import('../../features/events/tree/RailContent.tsx').then(
        ({ RailContent }) => setTree(() => RailContent),
        // Keep the links.
        () => undefined,
      );
    };
    load();
    wide.addEventListener('change', load);
    return () => wide.removeEventListener('change', load);
  }, []);
  return Tree;
}
