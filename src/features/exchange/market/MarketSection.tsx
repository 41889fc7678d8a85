import { memo, useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useNearView } from '../../../ui/list/useNearView.ts';
import { MarketBody } from './MarketBody.tsx';
import type { MarketProps } from './MarketProps.ts';
import './MarketSection.css';

interface MarketSectionProps extends MarketProps {
  /** The element that names the match, where several stand on one page. */
  matchNameId?: string;
  /** Where it stands among the markets of the page; the first ones are made at once. */
  place?: number;
}

/** More markets than this are few matches; of those only the names cost the phone anything until they are near. */
const AT_ONCE = 24;

/** A market under its name. */
export const MarketSection = memo(function MarketSection(props: MarketSectionProps) {
  const { matchNameId, place = 0, ...market } = props;
  const titleId = useId();
  const [section, isMade] = useNearView<HTMLElement>(place < AT_ONCE);
  return (
    <section ref={section} className="market" aria-labelledby={classes(matchNameId, titleId)}>
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
