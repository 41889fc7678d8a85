import { FRESH_MS, type Telling } from '../../lib/fresh.ts';
import { refreshMs } from '../../lib/refreshMs.ts';
import { untilLoaded } from '../../lib/untilLoaded.ts';
import { wantsLessData } from '../../pwa/lessData.ts';
import { Refused } from '../askPlainly.ts';
import type { PlainNetwork } from './plainNetwork.ts';
import { readEvents, type ShownList } from './readEvents.ts';
import { readSavedList, saveList } from './savedList.ts';
import { showList, sidePlace } from './showList.tsx';

/** Early enough that the list is there when the reader arrives, as in `useNearView`. */
const MARGIN = '400px';

/** A list as the server sent it. */
interface ListRead {
  data: unknown;
  /** When it came, epoch ms. */
  savedAt: number;
  /** Why the last refresh failed. */
  problem: string | undefined;
}

interface FollowedList extends ListRead {
  section: Element;
  category: string;
  shown: ShownList;
}

export interface FollowedLists {
  /** Writes all that is known: the time, the network or a list has changed. */
  show(): void;
  refresh(): void;
  stop(): void;
}

/**
 * Shows the lists of a page, each once it comes near the visible part: what is saved at once, then the
 * server's, and twice a minute the newest while the page is visible. `failed` is called where only the app
 * knows what to say.
 */
export function followLists(
  sections: readonly Element[],
  network: PlainNetwork,
  failed: () => void,
): FollowedLists {
  const lists = new Map<string, FollowedList>();
  const near = new Map<string, Element>();
  const asking = new Set<string>();
  let isStopped = false;
  let markOf = sidePlace;
  let isDrawing = false;

  /** Drawings come after the first rows, which they never hold up. */
  async function drawMarks(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    const { sideArt } = await untilLoaded(() => import('../../ui/crest/sideArt.tsx'));
    markOf = sideArt;
    show();
  }

  /** Whether it could be read. */
  function put(category: string, section: Element, read: ListRead): boolean {
    const shown = readEvents(read.data);
    if (!shown) return false;
    lists.set(category, { ...read, section, category, shown });
    show();
    void drawMarks();
    return true;
  }

  async function load(category: string, section: Element) {
    // Whoever has opened the login waits for the app, which asks for the lists when it is here.
    if (asking.has(category) || document.querySelector('dialog[open]')) return;
    asking.add(category);
    try {
      const name = `events-${category}`;
      const saved = lists.has(category) ? undefined : await readSavedList(name);
      if (isStopped) return;
      if (saved) put(category, section, { ...saved, problem: undefined });
      const data = await network.ask(`/sports/events/${category}`);
      if (isStopped) return;
      if (!put(category, section, { data, savedAt: Date.now(), problem: undefined }))
        return failed();
      await saveList(name, data);
    } catch (error) {
      if (isStopped) return;
      const known = lists.get(category);
      if (error instanceof Refused || !known) return failed();
      const { data, savedAt } = known;
      put(category, section, { data, savedAt, problem: 'no connection' });
    } finally {
      asking.delete(category);
    }
  }

  function show() {
    if (isStopped) return;
    const now = Date.now();
    const isFresh = ({ savedAt }: FollowedList) => now - savedAt < FRESH_MS;
    const told = [...lists.values()]
      .filter(({ problem }) => problem === undefined)
      .sort((one, other) => sections.indexOf(one.section) - sections.indexOf(other.section));
    const mark = !network.isOffline() && told.every(isFresh) ? told[0] : undefined;
    const tell = (list: FollowedList): Telling => {
      if (network.isOffline() || !isFresh(list)) return 'words';
      return list === mark ? 'mark' : 'nothing';
    };
    for (const list of lists.values()) {
      const { section, category, shown, savedAt, problem } = list;
      const telling = tell(list);
      const pick = category === 'inplay' ? 'in play' : 'popular';
      showList(section, { list: shown, savedAt, pick, problem, telling, now, markOf });
    }
  }

  function refresh() {
    for (const [category, section] of near) void load(category, section);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const category = isIntersecting && categoryOf(target);
        if (!category || near.has(category)) continue;
        near.set(category, target);
        void load(category, target);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const section of sections) observer.observe(section);
  const timer = setInterval(() => {
    show();
    if (!document.hidden) refresh();
  }, refreshMs(wantsLessData()));
  return {
    show,
    refresh,
    stop() {
      isStopped = true;
      observer.disconnect();
      clearInterval(timer);
    },
  };
}

/** Its link to all of them says which list a section shows. */
const categoryOf = (section: Element): string | undefined =>
  section.querySelector('.to-all')?.getAttribute('href')?.split('/').at(-1);
