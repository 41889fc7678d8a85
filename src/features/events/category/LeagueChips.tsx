import './LeagueChips.css';
import { useId } from 'react';
import { Link } from 'wouter';
import type { SportEvent } from '../../../contract/betting/market.ts';
import { href, paths } from '../../../paths.ts';
import { useEventList } from '../../../state/lists/useEventList.ts';
import { chipClass } from '../../../ui/button/chipClass.ts';
import { Mark } from '../../../ui/crest/Mark.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { trophyIcon } from '../../../ui/icon/icons.ts';
import { Skeletons } from '../../../ui/status/Skeletons.tsx';
import { byCompetition } from '../byCompetition.ts';

/** The football leagues with the most money on them, each with its mark; the rest is under "All". */
const SHOWN = 8;

/** Leads to the jackpot and to the leagues of football. Its row keeps its height while nothing is known. */
export function LeagueChips() {
  const { events } = useEventList('soccer');
  const id = useId();
  return (
    <nav className="league-chips" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        Football: jackpot and leagues
      </h2>
      <ul className="league-chips__list">
        <li>
          <Link className={chipClass({ isTall: true, isLink: true })} href={paths.jackpot}>
            <Icon path={trophyIcon} />
            Jackpot
          </Link>
        </li>
        {events ? (
          leagues(events).map(([name, count]) => (
            <li key={name}>
              <Link
                className={chipClass({ isTall: true, isLink: true })}
                href={`${href(paths.sportCategory, { category: 'soccer' })}?league=${encodeURIComponent(name)}`}
              >
                <Mark name={name} hasEmblem />
                {name} <span className="league-chips__count">{count}</span>
              </Link>
            </li>
          ))
        ) : (
          <Skeletons count={4} className="league-chips__waiting" />
        )}
      </ul>
    </nav>
  );
}

function leagues(events: readonly SportEvent[]): (readonly [name: string, count: number])[] {
  const open = events.filter(({ status }) => status !== 'finished');
  const matchedOn = (group: readonly SportEvent[]) =>
    group.reduce((sum, { matched }) => sum + matched, 0);
  return [...byCompetition(open)]
    .sort(([, one], [, other]) => matchedOn(other) - matchedOn(one))
    .slice(0, SHOWN)
    .map(([name, group]) => [name, group.length]);
}
