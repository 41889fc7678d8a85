import * as z from 'zod/mini';
import { EventList } from '../../contract/betting/catalogue.ts';
import { Category } from '../../contract/betting/market.ts';
import { read } from '../../contract/kit/read.ts';
import { landingRead } from '../../reader/landing/landingRead.ts';
import { eventList } from '../../state/lists/eventLists.ts';
import { sawOffline } from '../../state/session/connection.ts';

/**
 * Takes over what the page has shown without the app, so that React's first render finds in the HTML what it
 * renders. Call it before that.
 */
export function adoptLanding(): void {
  landingRead.stop();
  if (landingRead.isOffline) sawOffline();
  for (const [name, { data, savedAt, problem }] of landingRead.lists) {
    const category = z.safeParse(Category, name);
    const list = read(EventList, data);
    if (category.success && list.isRead) {
      eventList(category.data).adopt(list.data, { savedAt, problem });
    }
  }
  landingRead.lists.clear();
}
