import { proxy, ref } from 'valtio/vanilla';

interface Timed {
  asOf: number;
  /** When the answer changes next: the time to ask again. */
  changesAt: number;
}

interface LiveAnswer<Answer> {
  /** The last answer for what is on screen. */
  answer: Answer | undefined;
  /** How far the server's clock is ahead of this device's, in ms. */
  aheadMs: number;
  /** The answer is out of date and no newer one has come. */
  isOld: boolean;
}

/** Ask a little after the announced change, so that the answer contains it. */
const AFTER_MS = 150;
const RETRY_MS = 3000;

/** What changes at times that its answers tell: one table, or the league. */
export function liveAnswer<Answer extends Timed, Asked>(ask: (asked: Asked) => Promise<Answer>) {
  const nothing = (): LiveAnswer<Answer> => ({ answer: undefined, aheadMs: 0, isOld: false });
  const state = proxy(nothing());

  /** Keeps the answer up to date until the returned function is called. */
  function follow(asked: Asked): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let questions = 0;
    Object.assign(state, nothing());

    async function look() {
      clearTimeout(timer);
      questions += 1;
      const question = questions;
      const answer = await ask(asked).catch(() => undefined);
      // Asked again meanwhile: that answer is newer, whichever comes first.
      if (isOver || question < questions) return;
      if (answer) Object.assign(state, { answer: ref(answer), aheadMs: answer.asOf - Date.now() });
      state.isOld = !answer;
      // A hidden page fetches nothing; it fetches when it is visible again.
      if (document.hidden) return;
      const inMs = answer ? answer.changesAt - answer.asOf + AFTER_MS : RETRY_MS;
      timer = setTimeout(look, inMs);
    }
    const whenSeen = () => {
      if (document.hidden) return;
      // The page keeps showing the last answer, marked as old.
      state.isOld = true;
      void look();
    };

    document.addEventListener('visibilitychange', whenSeen);
    addEventListener('online', look);
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenSeen);
      removeEventListener('online', look);
    };
  }
  return { state, follow };
}
