import { memo, useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useNearView } from '../../../ui/list/useNearView.ts';
import { MarketBody } from './MarketBody.tsx';
import type { MarketProps } from './MarketProps.ts';
import './MarketSection.css';

interface MarketSectionProps extends MarketProps {
  /** Id of the element that names the match, on pages with several matches. */
  matchNameId?: string;
  /** Its index among the page's markets; the first ones render at once. */
  place?: number;
  /** One of many on the page: its rows are as low as their texts at a desk. */
  isCompact?: boolean;
}

/** Few matches have more markets. Beyond this number only the names render until they come near. */
const AT_ONCE = 24;

/** A market with its name as heading. */
export const MarketSection = memo(function MarketSection(props: MarketSectionProps) {
  const { matchNameId, place = 0, isCompact, ...market } = props;
  const titleId = useId();
  const [section, isMade] = useNearView<HTMLElement>(place < AT_ONCE);
  return (
    <section
      ref={section}
      className={classes('market', isCompact && 'market--compact')}
      aria-labelledby={classes(matchNameId, titleId)}
    >
      {isMade ? (
        <MarketBody {...market} titleId={titleId} />
      ) : (
        <header className="market__head market__head--later">
          <h2 id={titleId} className="market__name">
            {market.frame.name}
          </h2>
        </header>
      )}
    </section>
  );
});
