import { proxy, ref } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { listBets } from '../../contract/betting/bets.ts';
import type { BetFilter } from '../../state/bets/betFilter.ts';
import { type BetGroup, type BetPage, mergedPages, PAGE_SIZE } from '../../state/bets/bets.ts';
import { addOlderPage } from '../../state/lists/addOlderPage.ts';
import { onForget } from '../../state/session/privateState.ts';
import { session } from '../../state/session/session.ts';

interface BetSearch {
  /** The search that `data` and `status` belong to. */
  key: string;
  data: BetPage | undefined;
  /** When its oldest rows came, epoch ms. */
  savedAt: number;
  status: 'waiting' | 'loading' | 'ready' | 'failed';
}

/** Bets of one group that match a filter. Fetched for each search, never saved on the device. */
export const betSearch = proxy<BetSearch>(nothing());

function nothing(): BetSearch {
  return { key: '', data: undefined, savedAt: 0, status: 'waiting' };
}

onForget(() => {
  Object.assign(betSearch, nothing());
});

/** Identifies a search, so that an answer can be matched with it. */
export function searchKey(group: BetGroup, { product, range, event }: BetFilter): string {
  return [group, product, range?.from, range?.to, event].join(' ');
}

/** Fetches the first page. Drops the answer to an older search. Never rejects. */
export async function searchBets(group: BetGroup, filter: BetFilter): Promise<void> {
  const key = searchKey(group, filter);
  const isSame = betSearch.key === key;
  Object.assign(betSearch, { key, status: 'loading', ...(!isSame && { data: undefined }) });
  try {
    const data = await ask(group, filter, 1);
    if (isCurrent(key))
      Object.assign(betSearch, { data: ref(data), savedAt: Date.now(), status: 'ready' });
  } catch {
    if (isCurrent(key)) betSearch.status = 'failed';
  }
}

/** Fetches the next page of the matches; rejects when that fails. */
export async function searchOlder(group: BetGroup, filter: BetFilter): Promise<void> {
  const key = searchKey(group, filter);
  if (betSearch.key !== key) return;
  const list = {
    state: betSearch,
    amend(data: BetPage) {
      if (isCurrent(key)) betSearch.data = ref(data);
    },
  };
  await addOlderPage(list, {
    size: PAGE_SIZE,
    ask: (page) => ask(group, filter, page),
    rowsOf: ({ bets }) => bets,
    joined: mergedPages,
  });
}

function ask(group: BetGroup, { product, range, event }: BetFilter, page: number) {
  const { owner } = session;
  const input = {
    group,
    ...(product && { product }),
    ...range,
    ...(event && { event }),
    ...(page > 1 && { page }),
  };
  return call(listBets, input, { quiet: page === 1 }).then((answer) => {
    if (owner !== session.owner) throw new Error('another player');
    return answer;
  });
}

function isCurrent(key: string): boolean {
  return betSearch.key === key;
}
