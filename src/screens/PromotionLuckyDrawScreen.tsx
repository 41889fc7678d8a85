import { content } from '../content/promotion-weekly-lucky-draw.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function PromotionLuckyDrawScreen() {
  return <DocumentView document={content} />;
}
