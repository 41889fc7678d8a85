import type { PanelKit } from './panelKit.ts';

/** The panel's way through time. Sent as source text like `panelScript`. */
export function panelTime({ find, run: send }: PanelKit): void {
  const scrub = find<HTMLInputElement>('scrub');
  const undo = find<HTMLButtonElement>('undo');
  const shown = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  let isHeld = false;
  let isBusy = false;

  const run = async (command: string, input: object) => {
    const text = await send(command, input);
    if (text !== undefined) show(JSON.parse(text));
  };
  const show = (status: { now: string; lived: { from: string; to: string }; undoes?: string }) => {
    undo.disabled = status.undoes === undefined;
    undo.textContent = status.undoes === undefined ? 'Nothing to undo' : `Undo ${status.undoes}`;
    if (isHeld) return;
    const [from, to, now] = [status.lived.from, status.lived.to, status.now].map(Date.parse);
    scrub.min = String(from);
    scrub.max = String(to);
    scrub.value = String(now);
    find('scrubbed').textContent = `${shown(from ?? 0)} to ${shown(to ?? 0)}`;
  };

  /** One jump at a time: while one runs, only the last place of the thumb is kept. */
  const travel = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let asked = ''; asked !== scrub.value; ) {
      asked = scrub.value;
      await run('travel', { to: Number(asked) });
    }
    isBusy = false;
  };
  scrub.oninput = () => {
    isHeld = true;
    find('scrubbed').textContent = shown(Number(scrub.value));
    void travel();
  };
  scrub.onchange = () => {
    isHeld = false;
  };
  undo.onclick = () => run('undo', {});
  document.addEventListener('mock-status', (event) => show((event as CustomEvent).detail));
}
