import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type Announcement, listAnnouncements } from '../../contract/content.ts';
import { isSparedOffers, type StateOfPlay } from '../play/stateOfPlay.ts';
import { store } from '../store.ts';
import { cachedList } from './cachedList.ts';

/** The operator's messages to this player. Guests get none, as the specification asks. */
export const messages = cachedList({
  name: 'messages',
  schema: listAnnouncements.output,
  fetch: () => call(listAnnouncements, {}, { quiet: true }),
  join(answer, shown) {
    // The first on this phone: what is days old was most likely read elsewhere, and is no news here. The list
    // may have been removed to make room, the marks are never.
    if (!shown && inbox.readIds.length === 0)
      markRead(idsBefore(answer.asOf - NEWS_MS, answer.announcements));
    return answer;
  },
});

/** How long a message is news on a phone that is new to the player. */
const NEWS_MS = 3 * 24 * 60 * 60_000;

const idsBefore = (time: number, all: readonly Announcement[]) =>
  all.filter(({ at }) => at < time).map(({ announcementId }) => announcementId);

/** Read marks kept; beyond these the oldest go. Nobody has this many messages. */
const MOST_MARKS = 500;

/** Saved as a plain array, the format of earlier versions of the app. */
const Read = z.codec(z.array(z.string()), z.object({ readIds: z.array(z.string()) }), {
  decode: (readIds) => ({ readIds }),
  encode: ({ readIds }) => readIds,
});

const { state, start } = store({
  key: 'read-messages@1',
  schema: Read,
  initial: () => ({ readIds: [] as string[] }),
  unpack: join,
  takeOver: join,
});

/** What was opened in any tab is read in each. */
function join(saved: z.output<typeof Read>, now: z.output<typeof Read>): void {
  const readIds = [...new Set([...now.readIds, ...saved.readIds])].slice(0, MOST_MARKS);
  // A change that is none would go back and forth between two tabs.
  if (readIds.length > now.readIds.length) now.readIds = readIds;
}

/** Which messages the player has opened; kept on this device only. */
export const inbox = state;

/** Loads the read marks once, then refreshes the messages. */
export async function openInbox(): Promise<void> {
  await start();
  await messages.refresh();
}

/** Offer pages. An operator's message may link to one without being marked as an offer. */
const OFFER_PATH = /^\/(promotion|affiliate|referral|gatewaylist)/;

/** The messages to show; during a break or at a limit, none that are offers. */
export function shownMessages<A extends Pick<Announcement, 'isOffer' | 'href'>>(
  all: readonly A[],
  state: Pick<StateOfPlay, 'is'>,
): readonly A[] {
  if (!isSparedOffers(state)) return all;
  return all.filter(({ isOffer, href }) => !isOffer && !OFFER_PATH.test(href ?? ''));
}

/** The unread messages: the one count that every badge shows. */
export function unreadOf(all: readonly Announcement[], readIds: readonly string[]) {
  return all.filter(({ announcementId }) => !readIds.includes(announcementId));
}

export function markRead(ids: string[]): void {
  inbox.readIds = [...new Set([...ids, ...inbox.readIds])].slice(0, MOST_MARKS);
}
