import type { PanelKit } from './panelKit.ts';

/**
 * The panel's script. It is sent as source text, so it may use nothing from outside this function except the
 * page and the HTTP commands.
 */
export function panelScript({ find, make, item, ask, post }: PanelKit): void {
  interface Status {
    now: string;
    scale: number;
    seed: string;
    sockets: number;
    settings: { app: Record<string, unknown>; hasDemoUsers: boolean; reviews: string };
    latency: { ms: number; jitterMs: number };
    faults: { match: string }[];
    faultFates: { match: string; hits: number; nearMiss?: string }[];
    worlds?: { open: number; most: number; next?: string; forgotten: string[] };
    players: { username: string; balanceNaira: number }[];
    scenarios: Record<string, string>;
  }
  const button = (text: string, act: () => unknown, title = '') => {
    const element = make('button', text);
    element.title = title;
    element.onclick = act;
    return element;
  };

  const terms = (facts: (string | undefined)[][]) =>
    facts.flatMap(([name, value]) => [make('dt', name), make('dd', value)]);
  const suggest = (list: string, values: Iterable<string>) =>
    find(list).replaceChildren(
      ...[...values].map((value) => {
        const option = document.createElement('option');
        option.value = value;
        return option;
      }),
    );
  const fateRow = ({ match, hits, nearMiss }: Status['faultFates'][number]) => {
    const missed = `never matched${nearMiss ? `; nearest was ${nearMiss}` : ''}`;
    const row = item(
      `${match}: ${hits > 0 ? `fired ${hits} ${hits === 1 ? 'time' : 'times'}` : missed}`,
    );
    row.className = hits > 0 ? 'fired' : 'missed';
    return row;
  };
  const say = (text: string) => {
    find('said').textContent = text;
  };
  const run = async (command: string, input: unknown = {}) => {
    const body = JSON.stringify(input);
    const response = await post(command, body);
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
      ...status.players.map((player) => [
        player.username,
        `₦${player.balanceNaira.toLocaleString()}`,
      ]),
    ];
    find('facts').replaceChildren(...terms(facts));
    const { worlds } = status;
    find('worlds').replaceChildren(
      ...terms(
        worlds
          ? [
              ['Open', `${worlds.open} of ${worlds.most} at most`],
              ['Dropped next, as the oldest', worlds.next || 'none'],
              ['Dropped last', worlds.forgotten.join(', ') || 'none'],
            ]
          : [['Open', 'this one only']],
      ),
    );
    suggest(
      'players',
      status.players.map(({ username }) => username),
    );
    find('fates').replaceChildren(...status.faultFates.map(fateRow));
    document.dispatchEvent(new CustomEvent('mock-status', { detail: status }));
    find('faults').replaceChildren(
      ...status.faults.map((fault) => {
        const clear = button('Clear', () => act('fault', { clear: fault.match }));
        return item(JSON.stringify(fault), clear);
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

  const refresh = async () => {
    showStatus(await ask(''));
  };

  for (const element of document.querySelectorAll<HTMLElement>('[data-command]')) {
    const { command = '', input = '{}' } = element.dataset;
    element.onclick = () => act(command, JSON.parse(input));
  }
  const poll = async () => {
    if (!document.hidden) await refresh().catch(() => say('The server does not answer'));
    setTimeout(poll, 1000);
  };
  poll();
}
