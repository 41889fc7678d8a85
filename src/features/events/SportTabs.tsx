import './SportTabs.css';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { href, paths } from '../../paths.ts';
import { favourites } from '../../state/favourites.ts';
import { CATEGORIES } from './sports.ts';

/** Has no address of its own in the specification, so it is a view of what is in play. */
export const MY_MARKETS = `${href(paths.sportCategory, { category: 'inplay' })}?view=markets`;

/** The sports beside each other, and the markets that the player put together. */
export function SportTabs({ current }: { current: string }) {
  const { markets } = useSnapshot(favourites);
  const tabs = [
    ...Object.entries(CATEGORIES).map(
      ([category, title]) => [category, title, href(paths.sportCategory, { category })] as const,
    ),
    ['markets', 'My markets', MY_MARKETS] as const,
  ];
  return (
    <nav className="sport-tabs" aria-label="Sport">
      {tabs.map(([id, title, to]) => (
        <Link
          key={id}
          className="sport-tabs__tab"
          href={to}
          aria-current={id === current ? 'page' : undefined}
        >
          {title}
          {id === 'markets' && markets.length > 0 && (
            <span className="sport-tabs__count">{markets.length}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
