import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type Announcement, listAnnouncements } from '../../contract/content.ts';
import { isAway, type StateOfPlay } from '../play/stateOfPlay.ts';
import { store } from '../store.ts';
import { cachedList } from './cachedList.ts';

/** What the operator tells this player; guests are told nothing, as the specification has it. */
export const messages = cachedList({
  name: 'messages',
  schema: listAnnouncements.output,
  fetch: () => call(listAnnouncements, {}, { quiet: true }),
});

/** More than anybody has; the oldest marks go. */
const MOST_MARKS = 500;

/** Saved as a plain list, which earlier versions of the app read too. */
const Read = z.codec(z.array(z.string()), z.object({ readIds: z.array(z.string()) }), {
  decode: (readIds) => ({ readIds }),
  encode: ({ readIds }) => readIds,
});

const { state, start } = store({
  key: 'read-messages@1',
  schema: Read,
  initial: () => ({ readIds: [] as string[] }),
  unpack: ({ readIds }, now) => {
    now.readIds = [...new Set([...now.readIds, ...readIds])];
  },
});

/** Which messages were opened; kept on this device only. */
export const inbox = state;

/** Reads the marks once, then the messages. */
export async function openInbox(): Promise<void> {
  await start();
  await messages.refresh();
}

/** Pages that invite to play; an operator's message may lead there without saying what it is. */
const OFFER_PATH = /^\/(promotion|affiliate|referral|gatewaylist)/;

/** The messages a player may see now; on a break none that invites to play. */
export function shownMessages<A extends Pick<Announcement, 'isOffer' | 'href'>>(
  all: readonly A[],
  state: Pick<StateOfPlay, 'is'>,
): readonly A[] {
  if (!isAway(state)) return all;
  return all.filter(({ isOffer, href }) => !isOffer && !OFFER_PATH.test(href ?? ''));
}

/** One count for every place that tells it. */
export function unreadOf(all: readonly Announcement[], readIds: readonly string[]) {
  return all.filter(({ announcementId }) => !readIds.includes(announcementId));
}

export function markRead(ids: string[]): void {
  inbox.readIds = [...new Set([...ids, ...inbox.readIds])].slice(0, MOST_MARKS);
}
