import { CategoryView } from '../features/events/CategoryView.tsx';
import { isCategory } from '../features/events/sports.ts';
import { UnknownCategory } from '../features/events/UnknownCategory.tsx';

interface SportCategoryScreenProps {
  params: Record<string, string | undefined>;
}

export function SportCategoryScreen({ params: { category } }: SportCategoryScreenProps) {
  return isCategory(category) ? (
    <CategoryView key={category} category={category} />
  ) : (
    <UnknownCategory />
  );
}
