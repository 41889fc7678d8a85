/**
 * Presses and forms in HTML whose code is still to come. Only the click itself tells which button opened a dialog,
 * so the root remembers it; browsers without `command` buttons (before 2025) get the two commands we use. Any other
 * press, and a form that is sent, is held for the app and says that it waits (`app/handOver`).
 */
export function holdPresses(): void {
  addEventListener('click', ({ target }) => press(target), { capture: true });
  // A native submit would put the fields in the address.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset['held'] = '';
    const button = event.target.querySelector<HTMLButtonElement>('[data-busy]');
    if (!button) return;
    button.value = button.textContent ?? '';
    button.textContent = button.dataset['busy'] ?? '';
    button.disabled = true;
  });
}

const HAS_COMMANDS = 'command' in HTMLButtonElement.prototype;

function press(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button?.closest('#standing, #last-view')) return;
  const commanded = button.getAttribute('commandfor');
  if (!commanded) {
    if (button.type === 'button') hold(button);
    return;
  }
  if (button.value) {
    document.documentElement.dataset['asked'] = button.value;
    hold(button);
  }
  const dialog = document.getElementById(commanded);
  if (HAS_COMMANDS || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** The last one counts. */
function hold(button: HTMLElement): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('button[data-held]')) {
    delete dataset['held'];
  }
  button.dataset['held'] = '';
}
