/**
 * The panel's script. It is sent as source text, so it may use nothing from outside this function except the
 * page and the HTTP commands.
 */
export function panelScript(): void {
  const base = location.pathname.replace(/\/panel$/, '');
  let last = 0;

  interface Status {
    now: string;
    scale: number;
    seed: string;
    sockets: number;
    settings: { app: Record<string, unknown>; hasDemoUsers: boolean; reviews: string };
    latency: { ms: number; jitterMs: number };
    faults: { match: string }[];
    unmetFaults: string[];
    worlds?: { open: number; most: number; forgotten: string[] };
    players: { username: string; balanceNaira: number }[];
    scenarios: Record<string, string>;
  }
  interface Entry {
    n: number;
    at: number;
    kind: string;
    subject: string;
    status?: number;
    fault?: string;
    sent?: unknown;
    answered?: unknown;
  }

  const find = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The panel has no ${id}`);
    return element;
  };
  const make = (tag: string, text = '', className = '') => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = className;
    return element;
  };
  const button = (text: string, act: () => unknown, title = '') => {
    const element = make('button', text);
    element.title = title;
    element.onclick = act;
    return element;
  };

  const say = (text: string) => {
    find('said').textContent = text;
  };
  const run = async (command: string, input: unknown = {}) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(input);
    const response = await fetch(`${base}/${command}`, { method: 'POST', headers, body });
    const answer = await response.json();
    say(response.ok ? `${command}: done` : `${command}: ${answer.message}`);
    return response.ok ? answer : undefined;
  };
  const act = async (command: string, input: unknown = {}) => {
    await run(command, input);
    await refresh();
  };

  const showStatus = (status: Status) => {
    find('now').textContent = `${status.now.slice(0, 19).replace('T', ' ')} UTC, × ${status.scale}`;
    const facts = [
      ['Seed', status.seed],
      ['Connections', String(status.sockets)],
      ['Latency', `${status.latency.ms} ± ${status.latency.jitterMs} ms`],
      ['Brand', String(status.settings.app['BRAND_STATUS'])],
      ['Codes needed', status.settings.app['OTP'] === 0 ? 'no' : 'yes'],
      ['Reviews', status.settings.reviews],
      ...(status.worlds
        ? [
            ['Worlds of this server', `${status.worlds.open} of ${status.worlds.most}`],
            ['Dropped last', status.worlds.forgotten.join(', ') || 'none'],
          ]
        : []),
      ...status.players.map((player) => [
        player.username,
        `₦${player.balanceNaira.toLocaleString()}`,
      ]),
    ];
    find('facts').replaceChildren(
      ...facts.flatMap(([name, value]) => [make('dt', name), make('dd', value)]),
    );
    find('faults').replaceChildren(
      ...status.faults.map((fault) => {
        const isUnmet = status.unmetFaults.includes(fault.match);
        const row = make('li', `${JSON.stringify(fault)}${isUnmet ? ', never matched' : ''} `);
        row.append(button('Clear', () => act('fault', { clear: fault.match })));
        return row;
      }),
    );
    if (find('scenarios').childElementCount > 0) return;
    find('scenarios').replaceChildren(
      ...Object.entries(status.scenarios).flatMap(([name, about]) => {
        const term = make('dt');
        term.append(button(name, () => act('scenario', { name })));
        return [term, make('dd', about)];
      }),
    );
  };

  const showLog = (entries: Entry[]) => {
    for (const entry of entries) {
      last = Math.max(last, entry.n);
      if (entry.subject === 'POST /field/report')
        find('reports').prepend(make('li', JSON.stringify(entry.sent)));
      const row = make('details', '', entry.fault || (entry.status ?? 200) >= 400 ? 'bad' : '');
      const time = new Date(entry.at).toISOString().slice(11, 19);
      const outcome = entry.status === 0 ? 'broken' : (entry.status ?? entry.kind);
      row.append(
        make('summary', `${time}  ${outcome}  ${entry.subject}`),
        make('pre', JSON.stringify({ sent: entry.sent, answered: entry.answered }, null, 1)),
      );
      find('log').prepend(row);
    }
    while (find('log').childElementCount > 200) find('log').lastElementChild?.remove();
  };

  const showQueue = (waiting: { id: string; username: string; about: string }[]) => {
    find('queue').replaceChildren(
      ...waiting.map(({ id, username, about }) => {
        const row = make('li', `${id}, ${username}: ${about} `);
        row.append(
          button('Approve', () => act('approve', { id })),
          button('Decline', () => act('decline', { id, reason: prompt('Why?') || 'Declined' })),
        );
        return row;
      }),
    );
  };

  const showCodes = (codes: { target: string; purpose: string; code: string }[]) => {
    find('codes').replaceChildren(
      ...codes
        .slice(0, 20)
        .map((otp) => make('li', `${otp.code} to ${otp.target}, ${otp.purpose}`)),
    );
  };

  const ask = async (path: string) => (await fetch(base + path)).json();
  const refresh = async () => {
    showStatus(await ask(''));
    showLog(await ask(`/journal?since=${last}`));
    showQueue(await ask('/queue'));
    showCodes(await ask('/otp'));
  };

  for (const element of document.querySelectorAll<HTMLElement>('[data-command]')) {
    const { command = '', input = '{}' } = element.dataset;
    element.onclick = () => act(command, JSON.parse(input));
  }
  find('add-fault').onsubmit = (event) => {
    event.preventDefault();
    const text = new FormData(event.target as HTMLFormElement).get('fault');
    try {
      act('fault', JSON.parse(String(text)));
    } catch {
      say('That is not JSON');
    }
  };
  const poll = async () => {
    if (!document.hidden) await refresh().catch(() => say('The server does not answer'));
    setTimeout(poll, 1000);
  };
  poll();
}
