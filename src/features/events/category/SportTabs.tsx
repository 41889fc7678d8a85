import './SportTabs.css';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { href, paths } from '../../../paths.ts';
import { favourites } from '../favourites/favourites.ts';
import { CATEGORIES } from '../sports.ts';

/** The specification has no address for it, so it is a view of the in-play page. */
export const MY_MARKETS = `${href(paths.sportCategory, { category: 'inplay' })}?view=markets`;

/** Tabs for the sports and for My markets. */
export function SportTabs({ current }: { current: string }) {
  const { markets } = useSnapshot(favourites);
  const tabList = useRef<HTMLElement>(null);
  // The last tab may lie outside a narrow window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows when its count is known
  useEffect(() => {
    const shown = tabList.current?.querySelector(`[data-tab=${current}]`);
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, markets.length]);
  const tabs = [
    ...Object.entries(CATEGORIES).map(
      ([category, title]) => [category, title, href(paths.sportCategory, { category })] as const,
    ),
    ['markets', 'My markets', MY_MARKETS] as const,
  ];
  return (
    <nav ref={tabList} className="sport-tabs" aria-label="Sport">
      {tabs.map(([id, title, to]) => (
        <Link
          key={id}
          className="sport-tabs__tab"
          data-tab={id}
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
