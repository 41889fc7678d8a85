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
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A form with a field for each input of a command. What stays empty is not sent. */
export function commandForm(name: CommandName, button: string): string {
  const fields = formFields(name).map((field) => input(name, field));
  return `<form data-form="${name}"><div class="fields">${fields.join('')}</div>
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
  const subjects = [...SUBJECTS, '*'].map((subject) => `<option value="${escaped(subject)}">`);
  return `<datalist id="subjects">${subjects.join('')}</datalist><datalist id="markets"></datalist><datalist id="players"></datalist>`;
}

function input(command: CommandName, { name, kind, choices, isNeeded }: FormField): string {
  const given = `name="${name}" data-kind="${kind}"${isNeeded ? ' required' : ''}`;
  if (kind === 'choice' || kind === 'flag') {
    const options = [...(isNeeded ? [] : ['']), ...(kind === 'flag' ? ['yes', 'no'] : choices)];
    return `<label>${name}<select ${given}>${options.map((choice) => `<option>${choice}</option>`).join('')}</select></label>`;
  }
  if (kind === 'json') {
    const hint = escaped(HINTS[name] ?? '{}');
    return `<label class="wide">${name}, as JSON<textarea ${given} rows="2" placeholder="${hint}"></textarea></label>`;
  }
  const isInstant = name === 'to' && command !== 'push';
  const list = LISTS[name] && !isInstant ? ` list="${LISTS[name]}"` : '';
  const type = kind === 'number' ? ' type="number" step="any"' : '';
  return `<label>${name}<input ${given}${type}${list} autocomplete="off"></label>`;
}
