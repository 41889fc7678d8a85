import { CategoryView, isCategory } from '../features/events/CategoryView.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

interface SportCategoryScreenProps {
  params: Record<string, string | undefined>;
}

export function SportCategoryScreen({ params: { category } }: SportCategoryScreenProps) {
  // Another category is another list: its filter begins anew.
  return isCategory(category) ? (
    <CategoryView key={category} category={category} />
  ) : (
    <NotFoundScreen />
  );
}
