import './SportsRail.css';
import '../../features/events/tree/SportsTree.css';
import { Link } from 'wouter';
import { href, paths } from '../../paths.ts';
import { late } from '../../ui/late/late.tsx';

const LINKS = [
  ['In play', href(paths.sportCategory, { category: 'inplay' })],
  ['Cricket', href(paths.sportCategory, { category: 'cricket' })],
  ['Soccer', href(paths.sportCategory, { category: 'soccer' })],
  ['Tennis', href(paths.sportCategory, { category: 'tennis' })],
] as const;

const Tree = late(
  () => import('../../features/events/tree/RailContent.tsx').then((module) => module.RailContent),
  {
    waiting: LINKS.map(([label, to]) => (
      <Link key={to} className="sports-tree__link" href={to}>
        {label}
      </Link>
    )),
  },
);

/**
 * The left column of a wide window: links to the sports, then the tree of competitions once its code has
 * loaded.
 */
export function SportsRail() {
  return (
    <nav className="sports-rail" aria-label="Sports">
      <Tree />
    </nav>
  );
}
