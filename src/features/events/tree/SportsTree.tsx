import './SportsTree.css';
import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import type { Category } from '../../../contract/betting/market.ts';
import { href, paths } from '../../../paths.ts';
import { useEventList } from '../../../state/lists/useEventList.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { chevronDownIcon, chevronRightIcon } from '../../../ui/icon/icons.ts';
import { PLACE_LINK } from '../../../ui/layout/placeLink.ts';
import { byCompetition } from '../byCompetition.ts';
import { MY_MARKETS } from '../category/SportTabs.tsx';
import { CATEGORIES } from '../sports.ts';
import { openBranches, readOpenBranches, setBranch } from './openBranches.ts';

/** Where else there is betting on sports. */
const OTHERS = [
  ['Sportsbook', paths.sportsbook],
  ['Betby sportsbook', paths.betby],
  ['Jetfair exchange', paths.jetfair],
] as const;

interface SportsTreeProps {
  /** Called when the player follows a link in the tree. */
  onLeave?(): void;
}

/** The tree of sports, competitions and events with their counts. Branches stay as the player left them. */
export function SportsTree({ onLeave }: SportsTreeProps) {
  useEffect(() => void readOpenBranches(), []);
  return (
    <div className="sports-tree">
      {(Object.keys(CATEGORIES) as Category[]).map((category) => (
        <SportBranch key={category} category={category} onLeave={onLeave} />
      ))}
      <Link className={PLACE_LINK} href={MY_MARKETS} onClick={onLeave}>
        My markets
      </Link>
      <h3 className="sports-tree__title">More to bet on</h3>
      {OTHERS.map(([name, to]) => (
        <Link key={to} className={PLACE_LINK} href={to} onClick={onLeave}>
          {name}
        </Link>
      ))}
    </div>
  );
}

interface SportBranchProps {
  category: Category;
  onLeave: (() => void) | undefined;
}

function SportBranch({ category, onLeave }: SportBranchProps) {
  const list = useEventList(category);
  const { ids } = useSnapshot(openBranches);
  const [path] = useLocation();
  const id = useId();
  const isOpen = ids.includes(category);
  const label = CATEGORIES[category];
  const events = (list.events ?? []).filter(({ status }) => status !== 'finished');
  const to = href(paths.sportCategory, { category });
  return (
    <>
      <div className="sports-tree__sport">
        <Link
          className={PLACE_LINK}
          href={to}
          onClick={onLeave}
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
          onClick={() => setBranch(category, !isOpen)}
        />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && events.length === 0 && (
          <p className="sports-tree__none">
            {list.events ? 'No matches right now' : list.problem && 'Not loaded yet'}
          </p>
        )}
        {isOpen &&
          [...byCompetition(events)].map(([competition, group]) => {
            const branch = `${category}/${competition}`;
            const isBranchOpen = ids.includes(branch);
            return (
              <details
                key={competition}
                className="sports-tree__competition"
                open={isBranchOpen}
                onToggle={({ currentTarget }) => setBranch(branch, currentTarget.open)}
              >
                <summary className="sports-tree__summary">
                  {competition}
                  <span className="sports-tree__count">{group.length}</span>
                </summary>
                {isBranchOpen &&
                  group.map(({ gameId, name, inPlay }) => (
                    <Link
                      key={gameId}
                      className="sports-tree__event"
                      href={href(paths.match, { gameId })}
                      onClick={onLeave}
                    >
                      {name}
                      {inPlay && <span className="sports-tree__live"> Live</span>}
                    </Link>
                  ))}
              </details>
            );
          })}
      </div>
    </>
  );
}
