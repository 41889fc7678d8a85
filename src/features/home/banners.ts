import { call } from '../../api/call.ts';
import { getBanners } from '../../contract/content.ts';
import { cachedList } from '../../state/lists/cachedList.ts';

/** The operator's slides, in the order sent. */
export const banners = cachedList({
  name: 'banners',
  schema: getBanners.output,
  fetch: () => call(getBanners, {}, { quiet: true }),
});
