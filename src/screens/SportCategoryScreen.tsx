import { useSearchParams } from 'wouter';
import { CategoryView } from '../features/events/CategoryView.tsx';
import { isCategory } from '../features/events/sports.ts';
import { UnknownCategory } from '../features/events/UnknownCategory.tsx';
import { island } from '../ui/island.tsx';

interface SportCategoryScreenProps {
  params: Record<string, string | undefined>;
}

const MyMarkets = island(() => import('./MyMarketsScreen.tsx').then((m) => m.MyMarketsScreen));

export function SportCategoryScreen({ params: { category } }: SportCategoryScreenProps) {
  const [search] = useSearchParams();
  if (!isCategory(category)) return <UnknownCategory />;
  if (category === 'inplay' && search.get('view') === 'markets') return <MyMarkets />;
  return <CategoryView key={category} category={category} />;
}
