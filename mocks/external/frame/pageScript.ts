/** What a page is started with. */
export interface PageStart {
  /** Address of its view, with the world and the launch in its query. */
  view: string;
  everyMs: number;
  state: Record<string, string>;
}

/**
 * The script of every provider's page. The provider's server draws each view as HTML; this puts it into the
 * page without disturbing what has focus, sends what is pressed, and speaks the frame protocol. It is sent as
 * source text, so it may use nothing from outside this function except the page.
 */
export function pageScript({ view, everyMs, state: first }: PageStart): void {
  interface Answer {
    html: string;
    state: Record<string, string>;
    /** What just happened, for the status line. */
    say?: string;
    /** The player's balance. When it differs from the last one, the page around is told. */
    money?: string;
    isEnded?: boolean;
  }

  const find = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The page has no ${id}`);
    return element;
  };
  const root = find('view');
  const said = find('said');
  const tell = (message: object) =>
    parent.postMessage({ protocol: 'oja-frame-1', ...message }, '*');
  /** More would take the page out of the window around it, whose bars then scroll away. */
  const TALLEST_PX = 480;

  let state = first;
  let money: string | undefined;
  let sent = 0;
  let isOver = false;
  let heightPx = 0;

  const adopt = (from: Element, to: Element) => {
    for (const { name } of [...from.attributes]) {
      if (!to.hasAttribute(name)) from.removeAttribute(name);
    }
    for (const { name, value } of [...to.attributes]) {
      if (from.getAttribute(name) !== value) from.setAttribute(name, value);
    }
    const olds = [...from.childNodes];
    const news = [...to.childNodes];
    news.forEach((node, index) => {
      const old = olds[index];
      if (!old) from.append(node);
      else if (
        old instanceof Element &&
        node instanceof Element &&
        old.tagName === node.tagName &&
        old.id === node.id
      ) {
        adopt(old, node);
      } else if (old.nodeType === Node.TEXT_NODE && node.nodeType === Node.TEXT_NODE) {
        if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
      } else old.replaceWith(node);
    });
    for (const extra of olds.slice(news.length)) extra.remove();
  };

  const show = (answer: Answer) => {
    state = answer.state;
    const focused = document.activeElement?.id;
    const next = document.createElement('div');
    next.id = root.id;
    next.innerHTML = answer.html;
    adopt(root, next);
    for (const field of root.querySelectorAll<HTMLInputElement>('input[data-state]')) {
      const kept = state[field.dataset['state'] ?? ''] ?? '';
      if (field !== document.activeElement && field.value !== kept) field.value = kept;
    }
    if (focused && document.activeElement?.id !== focused) {
      document.getElementById(focused)?.focus({ preventScroll: true });
    }
    if (answer.say !== undefined) said.textContent = answer.say;
    if (answer.money !== undefined && money !== undefined && answer.money !== money) {
      tell({ type: 'balance-changed' });
    }
    money = answer.money ?? money;
    measure();
    if (answer.isEnded && !isOver) {
      isOver = true;
      tell({ type: 'session-ended' });
    }
  };
  const measure = () => {
    const px = Math.min(TALLEST_PX, Math.ceil(root.scrollHeight));
    if (px !== heightPx) tell({ type: 'height', px });
    heightPx = px;
  };

  const ask = async (act?: Record<string, string>) => {
    sent += 1;
    const own = sent;
    const query = new URLSearchParams(state);
    try {
      const response = await fetch(
        `${view}&${query}`,
        act && { method: 'POST', body: new URLSearchParams(act) },
      );
      if (!response.ok) throw new Error(String(response.status));
      const answer: Answer = await response.json();
      // A view asked for before something else was pressed would undo it.
      if (own === sent || act) show(answer);
      root.dataset['is'] = 'live';
    } catch {
      root.dataset['is'] = 'cut-off';
      if (own === sent) {
        said.textContent = act
          ? 'No answer came. Nothing is sent twice: your bets show whether it arrived.'
          : 'No connection. What you see may be old.';
      }
    }
  };
  const set = (changes: Record<string, string>) => {
    state = { ...state, ...changes };
    void ask();
  };

  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-set]') : null;
    if (!pressed) return;
    if (pressed.dataset['close'] !== undefined) {
      tell({ type: 'closed' });
      return;
    }
    said.textContent = '';
    set(Object.fromEntries(new URLSearchParams(pressed.dataset['set'])));
    if (pressed.dataset['top'] !== undefined) scrollTo({ top: 0 });
  });
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const name = target.dataset['state'];
    if (name !== undefined) set({ [name]: target.value });
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['is'] === 'busy') return;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    form.dataset['is'] = 'busy';
    said.textContent = 'Sending…';
    void ask(Object.fromEntries(fields)).finally(() => delete form.dataset['is']);
  });

  const keep = async () => {
    if (!document.hidden && !isOver && !root.querySelector('[data-is="busy"]')) await ask();
    if (!isOver) setTimeout(keep, everyMs);
  };
  measure();
  tell({ type: 'ready' });
  void keep();
}
