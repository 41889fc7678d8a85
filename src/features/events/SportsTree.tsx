import './SportsTree.css';
import { Link, useLocation } from 'wouter';
import type { Category } from '../../contract/market.ts';
import { href, paths } from '../../paths.ts';
import { byCompetition } from './byCompetition.ts';
import { useEventList } from './useEventList.ts';

const SPORTS: [Category, string][] = [
  ['inplay', 'In play'],
  ['cricket', 'Cricket'],
  ['soccer', 'Soccer'],
  ['tennis', 'Tennis'],
];

/** Sport, competition, event; each with how many it holds. */
export function SportsTree() {
  return SPORTS.map(([category, label]) => (
    <SportBranch key={category} category={category} label={label} />
  ));
}

function SportBranch({ category, label }: { category: Category; label: string }) {
  const { events = [] } = useEventList(category);
  const competitions = [...byCompetition(events)];
  const [path] = useLocation();
  const to = href(paths.sportCategory, { category });
  return (
    <div className="sports-tree">
      <Link className="sports-rail__link" href={to} aria-current={path === to ? 'page' : undefined}>
        {label}
        {events.length > 0 && <span className="sports-tree__count">{events.length}</span>}
      </Link>
      {category !== 'inplay' &&
        competitions.map(([competition, group]) => (
          <details key={competition} className="sports-tree__competition">
            <summary className="sports-tree__summary">
              {competition}
              <span className="sports-tree__count">{group.length}</span>
            </summary>
            {group.map(({ gameId, name }) => (
              <Link
                key={gameId}
                className="sports-tree__event"
                href={href(paths.match, { gameId })}
              >
                {name}
              </Link>
            ))}
          </details>
        ))}
    </div>
  );
}
