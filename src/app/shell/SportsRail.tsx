import './SportsRail.css';
import { Link } from 'wouter';
import { href, paths } from '../../paths.ts';
import { late } from '../../ui/late/late.tsx';

const LINKS = [
  ['In play', href(paths.sportCategory, { category: 'inplay' })],
  ['Cricket', href(paths.sportCategory, { category: 'cricket' })],
  ['Soccer', href(paths.sportCategory, { category: 'soccer' })],
  ['Tennis', href(paths.sportCategory, { category: 'tennis' })],
] as const;

const links = LINKS.map(([label, to]) => (
  <Link key={to} className="sports-rail__link" href={to}>
    {label}
  </Link>
));

const Tree = late(
  () => import('../../features/events/tree/RailContent.tsx').then((module) => module.RailContent),
  { waiting: links },
);

/**
 * The left column of a wide window: links to the sports, then the tree of competitions once its code has
 * loaded. A prerendered page has the links alone: a phone never shows them, and should not carry a tree.
 */
export function SportsRail() {
  return (
    <nav className="sports-rail" aria-label="Sports">
      {import.meta.env.SSR ? links : <Tree />}
    </nav>
  );
}
