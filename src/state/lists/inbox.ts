import { proxy, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type Announcement, listAnnouncements } from '../../contract/content.ts';
import { persisted } from '../../storage/persisted.ts';
import { isAway, type StateOfPlay } from '../play/stateOfPlay.ts';
import { onForget } from '../session/privateState.ts';
import { cachedList } from './cachedList.ts';

/** What the operator tells this player; guests are told nothing, as the specification has it. */
export const messages = cachedList({
  name: 'messages',
  schema: listAnnouncements.output,
  fetch: () => call(listAnnouncements, {}, { quiet: true }),
});

const Read = z.array(z.string());
/** More than anybody has; the oldest marks go. */
const MOST_MARKS = 500;

/** Which messages were opened; kept on this device only. */
export const inbox = proxy<{ readIds: string[] }>({ readIds: [] });

const record = persisted({ key: 'read-messages@1', schema: Read, current: () => inbox.readIds });

let starting: Promise<void> | undefined;

/** Reads the marks once, then the messages. */
export async function openInbox(): Promise<void> {
  starting ??= hydrate();
  await starting;
  await messages.refresh();
}

async function hydrate(): Promise<void> {
  const saved = await record.load().catch(() => undefined);
  if (saved) inbox.readIds = [...new Set([...inbox.readIds, ...saved.value])];
  subscribe(inbox, () => record.changed());
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

onForget(() => {
  inbox.readIds = [];
});
