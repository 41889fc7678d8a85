import { helpOf } from '../../engine/control/help.ts';
import { type CommandName, commands } from '../commands.ts';
import { SUBJECTS } from '../input/subjects.ts';
import { type FormField, formFields } from './formFields.ts';

/** Fields whose values the panel suggests. */
const LISTS: Record<string, string> = {
  match: 'subjects',
  marketId: 'markets',
  who: 'players',
  to: 'players',
};

/** What a field that takes JSON may look like. */
const HINTS: Record<string, string> = {
  result: '{"kind":"winner","runnerId":"home"}',
  payload: '{"balance":250000}',
  body: '{"error":true,"message":"Closed"}',
  columns: '{"back":[[2.48,5000]],"lay":[]}',
  gateways: '{"ng_opay":"down"}',
  snapshot: '{}',
  set: '{"status":"pending"}',
  where: '{"category":"cricket"}',
  headers: '{"user-agent":"Mozilla*"}',
  patch: '{"name":"Ada","email":null}',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Help as HTML: what it quotes is code. */
const marked = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** A form with a field for each input of a command. What stays empty is not sent. */
export function commandForm(name: CommandName, button: string): string {
  // Some commands have two forms.
  const fields = formFields(name).map((field) => input(`${name}-${button}`, name, field));
  return `<form data-form="${name}"><p class="help">${marked(helpOf(commands[name]))}</p><div class="fields">${fields.join('')}</div>
<button>${button}</button></form>`;
}

/** Every command's form, for the section of all commands. */
export function allForms(): string {
  const names = Object.keys(commands) as CommandName[];
  return names
    .map(
      (name) => `<details><summary>${name}</summary>${commandForm(name, `Run ${name}`)}</details>`,
    )
    .join('');
}

/** The suggestions that are known before the page is open. */
export function suggestions(): string {
  const subjects = [...SUBJECTS.map(({ name }) => name), '*'].map(
    (subject) => `<option value="${escaped(subject)}">`,
  );
  return `<datalist id="subjects">${subjects.join('')}</datalist><datalist id="markets"></datalist><datalist id="players"></datalist>`;
}

/** A field below its name, with what it is for. */
function input(form: string, command: CommandName, field: FormField): string {
  const id = `${form}-${field.name}`.replaceAll(' ', '-');
  const label = field.kind === 'json' ? `${field.name}, as JSON` : field.name;
  const wide = field.kind === 'json' ? ' class="wide"' : '';
  return `<div${wide}><label>${label}${control(command, field, id)}</label><small id="${id}">${marked(field.help)}</small></div>`;
}

function control(command: CommandName, { name, kind, choices, isNeeded }: FormField, id: string) {
  const given = `name="${name}" data-kind="${kind}" aria-describedby="${id}"${isNeeded ? ' required' : ''}`;
  if (kind === 'choice' || kind === 'flag') {
    const options = [...(isNeeded ? [] : ['']), ...(kind === 'flag' ? ['yes', 'no'] : choices)];
    return `<select ${given}>${options.map((choice) => `<option>${choice}</option>`).join('')}</select>`;
  }
  if (kind === 'json') {
    const hint = escaped(HINTS[name] ?? '{}');
    return `<textarea ${given} rows="2" placeholder="${hint}"></textarea>`;
  }
  const isInstant = name === 'to' && command !== 'push';
  const list = LISTS[name] && !isInstant ? ` list="${LISTS[name]}"` : '';
  const type = kind === 'number' ? ' type="number" step="any"' : '';
  return `<input ${given}${type}${list} autocomplete="off">`;
}
