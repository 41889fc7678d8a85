import { useSearch } from 'wouter';
import { ListPrice } from '../../features/betslip/ListPrice.tsx';
import { PriceSlot } from '../../features/events/card/PriceSlot.ts';
import { CategoryView } from '../../features/events/category/CategoryView.tsx';
import { UnknownCategory } from '../../features/events/category/UnknownCategory.tsx';
import { CATEGORIES, isCategory } from '../../features/events/sports.ts';
import { isMyMarkets } from '../../paths.ts';
import { usePageDetail } from '../../state/device/pageDetail.ts';
import { late } from '../../ui/late/late.tsx';
import { useWayBack } from '../useWayBack.ts';

interface SportCategoryScreenProps {
  params: Record<string, string | undefined>;
}

const MyMarkets = late(() => import('./MyMarketsScreen.tsx').then((m) => m.MyMarketsScreen));

export function SportCategoryScreen({ params: { category } }: SportCategoryScreenProps) {
  const search = useSearch();
  const hasMarkets = category === 'inplay' && isMyMarkets(search);
  const name = hasMarkets ? 'My markets' : isCategory(category) ? CATEGORIES[category] : undefined;
  usePageDetail(name);
  useWayBack(name ?? 'Sports');
  if (!isCategory(category)) return <UnknownCategory />;
  if (hasMarkets) return <MyMarkets />;
  return (
    <PriceSlot value={ListPrice}>
      <CategoryView key={category} category={category} />
    </PriceSlot>
  );
}
