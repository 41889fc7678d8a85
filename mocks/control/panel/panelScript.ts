import type { Status } from '../status.ts';
import type { PanelKit } from './panelKit.ts';

/**
 * The panel's script. It is sent as source text, so it may use nothing from outside this function except the
 * page and the HTTP commands.
 */
export function panelScript({ find, make, item, button, suggest, say, ask, run }: PanelKit): void {
  const terms = (facts: (string | undefined)[][]) =>
    facts.flatMap(([name, value]) => [make('dt', name), make('dd', value)]);
  const fateRow = ({ match, hits, nearMiss }: Status['faultFates'][number]) => {
    const missed = `never matched${nearMiss ? `; nearest was ${nearMiss}` : ''}`;
    const row = item(
      `${match}: ${hits > 0 ? `fired ${hits} ${hits === 1 ? 'time' : 'times'}` : missed}`,
    );
    row.className = hits > 0 ? 'fired' : 'missed';
    return row;
  };
  const act = async (command: string, input: unknown) => {
    await run(command, input);
    await refresh();
  };

  const nameOf = (world: string) => (world === '' ? 'the shared world' : `world ${world}`);
  // An app of another site sends no other cookie; over plain http only localhost may set it.
  const forOthers = globalThis.isSecureContext ? '; SameSite=None; Secure' : '';
  /** Takes this browser to another world: the panel and every tab of the app. */
  const go = (name: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store is not in every browser.
    document.cookie = `mock-world=${name}; path=/${forOthers}${name === '' ? '; max-age=0' : ''}`;
    location.reload();
  };
  find<HTMLFormElement>('go').onsubmit = (event) => {
    event.preventDefault();
    go(find('go').querySelector<HTMLInputElement>('[name]')?.value ?? '');
  };

  const showStatus = (status: Status) => {
    find('now').textContent = `${status.now.slice(0, 19).replace('T', ' ')} UTC, × ${status.scale}`;
    const facts = [
      ['Seed', status.seed],
      ['Connections', String(status.sockets)],
      ['Latency', `${status.latency.ms} ± ${status.latency.jitterMs} ms`],
      ['Brand', status.settings.app.BRAND_STATUS],
      ['Codes needed', status.settings.app.OTP === 0 ? 'no' : 'yes'],
      ['Reviews', status.settings.reviews],
      ...status.players.map((player) => [
        player.username,
        `₦${player.balanceNaira.toLocaleString()}`,
      ]),
    ];
    find('facts').replaceChildren(...terms(facts));
    const { worlds } = status;
    find('world').textContent = nameOf(status.world);
    find('names').replaceChildren(
      ...(worlds?.names ?? [])
        .filter((name) => name !== status.world)
        .map((name) =>
          item(
            nameOf(name),
            button('Go there', () => go(name), `Go to ${nameOf(name)}`),
          ),
        ),
    );
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
    document.dispatchEvent(new Event('mock-status'));
    find('faults').replaceChildren(
      ...status.faults.map((fault) => {
        const clear = button('Clear', () => act('fault', { clear: fault.match }));
        return item(JSON.stringify(fault), clear);
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
    if (!document.hidden) await refresh().catch(() => say('✖ The server does not answer', true));
    setTimeout(poll, 1000);
  };
  poll();
}
