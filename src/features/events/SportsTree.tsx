import './SportsTree.css';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Category } from '../../contract/market.ts';
import { href, paths } from '../../paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { chevronDownIcon, chevronRightIcon } from '../../ui/icons.ts';
import { byCompetition } from './byCompetition.ts';
import { useEventList } from './useEventList.ts';

const SPORTS: [Category, string][] = [
  ['inplay', 'In play'],
  ['cricket', 'Cricket'],
  ['soccer', 'Soccer'],
  ['tennis', 'Tennis'],
];

/** Sport, competition, event; each with how many it holds. Closed at first: late lists move nothing. */
export function SportsTree() {
  return SPORTS.map(([category, label]) => (
    <SportBranch key={category} category={category} label={label} />
  ));
}

function SportBranch({ category, label }: { category: Category; label: string }) {
  const list = useEventList(category);
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  const id = useId();
  const events = (list.events ?? []).filter(({ status }) => status !== 'finished');
  const to = href(paths.sportCategory, { category });
  return (
    <>
      <div className="sports-tree__sport">
        <Link
          className="sports-rail__link"
          href={to}
          aria-current={path === to ? 'page' : undefined}
        >
          {label}
        </Link>
        <span className="sports-tree__count">{events.length > 0 && events.length}</span>
        <IconButton
          label={`${isOpen ? 'Close' : 'Open'} ${label}`}
          icon={isOpen ? chevronDownIcon : chevronRightIcon}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          [...byCompetition(events)].map(([competition, group]) => (
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
    </>
  );
}
