import type { PanelKit } from './panelKit.ts';

/**
 * The panel's forms: commands with their fields. Sent as source text like `panelScript`, so it may use nothing from
 * outside this function except the page and the HTTP commands.
 */
export function panelForms({ find, say, run }: PanelKit): void {
  /** What is typed into a field; undefined if it is left empty. */
  const typedInto = (input: HTMLInputElement): unknown => {
    if (input.value === '') return undefined;
    if (input.value === 'null' && input.dataset['kind'] !== 'text') return null;
    if (input.dataset['kind'] === 'flag') return input.value === 'yes';
    if (input.dataset['kind'] === 'number') return Number(input.value);
    return input.dataset['kind'] === 'json' ? JSON.parse(input.value) : input.value;
  };
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
    form.onsubmit = (event) => {
      event.preventDefault();
      const command = form.dataset['form'] ?? '';
      const given: Record<string, unknown> = {};
      for (const input of form.querySelectorAll<HTMLInputElement>('[name]')) {
        try {
          given[input.name] = typedInto(input);
        } catch {
          say(`✖ ${command}: ${input.name} is not JSON`, true);
          return;
        }
      }
      void run(command, given).then((text) => {
        find('answer').textContent = (text ?? '').slice(0, 20_000);
      });
    };
  }
}
