import type { PanelKit } from './panelKit.ts';

/**
 * What keeps a state: the link to it, snapshots by name while this page is open, and files. Sent as source text like
 * `panelScript`.
 */
export function panelKeep({ base, find, make, item, button, say, ask, run }: PanelKit): void {
  find('copy').onclick = async () => {
    const { link, isShort } = await ask('/link');
    const field = find<HTMLInputElement>('link');
    const app = base.replace(/\/api\/__mock$/, '');
    field.value = `${location.origin}${app}/?mock=replay:${link}`;
    field.hidden = false;
    field.select();
    // Where the page may not write to the clipboard, the link is selected for a copy by hand.
    const copied = await navigator.clipboard?.writeText(field.value).then(
      () => true,
      () => false,
    );
    const size = isShort ? '' : ' It is long: a file travels better.';
    say(`${copied ? 'The link is copied.' : 'The link is selected: copy it.'}${size}`);
  };

  const saved = (name: string, text: string) => {
    const link = make('a') as HTMLAnchorElement;
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${name}.json`;
    link.click();
  };
  find('save').onclick = async () => {
    const text = await run('tape');
    if (text !== undefined) saved('tape', text);
  };
  const file = find<HTMLInputElement>('open');
  file.onchange = async () => {
    const text = (await file.files?.[0]?.text()) ?? '';
    file.value = '';
    // A tape says what was heard, a snapshot holds rows.
    const isTape = /^\s*\{[^[]*"inputs"/.test(text) || text.includes('"inputs":');
    await run(isTape ? 'replay' : 'restore', `{"${isTape ? 'tape' : 'snapshot'}":${text}}`);
  };

  const kept = new Map<string, string>();
  const list = () =>
    find('snapshots').replaceChildren(
      ...[...kept].map(([name, snapshot]) =>
        item(
          `${name}, ${Math.ceil(snapshot.length / 1000)} kB`,
          button('Restore', () => run('restore', `{"snapshot":${snapshot}}`), `Restore ${name}`),
          button('Save', () => saved(name, snapshot), `Save ${name} as a file`),
        ),
      ),
    );
  find<HTMLFormElement>('keep').onsubmit = async (event) => {
    event.preventDefault();
    const name = find('keep').querySelector<HTMLInputElement>('[name]')?.value ?? '';
    const text = await run('snapshot');
    if (text !== undefined) kept.set(name, text);
    list();
  };
}
