import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFieldReport } from '../../../src/contract/fieldReport.ts';
import { createTestCaller, type TestCaller } from '../../hosts/testCaller.ts';
import { TEST_START } from '../../hosts/testStart.ts';
import { unpackTape } from '../../tape/packLink.ts';
import { commands } from '../commands.ts';
import { doorCommands } from '../door/doorCommands.ts';
import { formFields } from './formFields.ts';
import { panelKit } from './panelKit.ts';
import { panelPage, SCRIPTS } from './panelPage.ts';
import { panelScript } from './panelScript.ts';

let app: TestCaller;
let page: Window;
let asked: Promise<Response>[] = [];
let isOver = false;
let copied: string[] = [];
/** Of 50 ms each: far more than any of these tests needs, and over before a test's time is. */
const MOST_MOMENTS = 3000;

beforeEach(() => {
  app = createTestCaller();
  page = new Window({ url: 'http://oja.test/api/__mock/panel' });
  page.document.write(panelPage());
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: TEST_START });
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('Event', page.Event);
  vi.stubGlobal('prompt', () => 'Not legible');
  asked = [];
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) => {
    if (isOver) return new Promise(() => undefined);
    const answered = app.raw(init?.method ?? 'GET', url.replace('/api', ''), init?.body);
    asked.push(answered);
    return answered;
  });
  isOver = false;
  copied = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => copied.push(text) },
  });
  // In the order of the page, which runs their source text.
  for (const part of SCRIPTS) part(panelKit());
});
afterEach(async () => {
  // What the panel still waits for must find its page.
  isOver = true;
  const answered = Promise.allSettled(asked).then(() => 'answered' as const);
  while ((await Promise.race([answered, aMoment()])) !== 'answered');
  await aMoment();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const element = (selector: string) => {
  const found = page.document.querySelector(selector);
  if (!found) throw new Error(`The panel has no ${selector}`);
  return found as unknown as HTMLInputElement;
};
const textOf = (id: string) => element(`#${id}`).textContent?.replace(/\s+/g, ' ') ?? '';
/**
 * A moment of the fake clock, in which answers come in. The mock rests on that clock between two slices of
 * long work, so the clock must not wait for real time: how many slices there are depends on the machine.
 */
const aMoment = async () => {
  vi.advanceTimersByTime(50);
  await new Promise((resolve) => setImmediate(resolve));
};
/** Lets time pass until the panel shows it; the panel asks its server once a second. */
const shows = async (id: string, text: string | RegExp) => {
  const isShown = () =>
    typeof text === 'string' ? textOf(id).includes(text) : text.test(textOf(id));
  for (let moment = 0; moment < MOST_MOMENTS && !isShown(); moment++) await aMoment();
  expect(textOf(id)).toMatch(text);
};
const submit = (command: string, values: Record<string, string>) => {
  const form = element(`[data-form="${command}"]`);
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`The form of ${command} has no ${name}`);
    field.value = value;
  }
  form.dispatchEvent(new page.Event('submit') as unknown as Event);
};
const buttonOf = (id: string, text: string) => {
  const found = [...element(`#${id}`).querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === text,
  );
  if (!found) throw new Error(`${id} has no button ${text}`);
  return found;
};

test('every scenario is described, and a press applies it', async () => {
  expect(textOf('scenarios')).toContain('low-balanceAdaeze has ₦150');
  const named = [...element('#scenarios').querySelectorAll('button')].map((one) => one.textContent);
  expect(named).toEqual(Object.keys(app.backend.control.status().scenarios));
  buttonOf('scenarios', 'low-balance').click();
  await shows('facts', 'adaeze₦150');
});

test('a fault is added by its form; one that has fired and one that never matched are told apart', async () => {
  submit('fault', { match: 'GET /app/demo', status: '503', times: '1' });
  await shows('said', 'fault: done');
  submit('fault', { match: 'POST /login/demo', status: '503' });
  await shows('fates', 'POST /login/demo: never matched');
  await app.raw('GET', '/app/demo');
  await app.raw('POST', '/login', '{}');
  await shows('fates', 'GET /app/demo: fired 1 time');
  expect(element('#fates .fired').textContent).toContain('GET /app/demo');
  expect(element('#fates .missed').textContent).toContain(
    'POST /login/demo: never matched; nearest was POST /login',
  );
});

test('what is wrong in a form is said', async () => {
  submit('fault', { match: 'GET /bet/matchs', status: '503' });
  await shows('said', 'Did you mean `GET /bet/matches`?');
  submit('settle', { marketId: 'x', result: '{winner' });
  await shows('said', 'settle: result is not JSON');
});

test('what was refused looks otherwise than what was done', async () => {
  submit('adjust', { who: 'nobody', naira: '5' });
  await shows('said', '✖ adjust was refused');
  expect(element('#said').className).toBe('refused');
  submit('adjust', { who: 'emeka', naira: '5' });
  await shows('said', 'adjust: done');
  expect(element('#said').className).toBe('');
});

test('one press copies the link that leads to this state', async () => {
  submit('adjust', { who: 'emeka', naira: '77' });
  await shows('facts', 'emeka₦77');
  element('#copy').click();
  await shows('said', 'The link is copied');
  const [link = ''] = copied;
  expect(element('#link').value).toBe(link);
  const [command] = doorCommands(new URL(link).search) ?? [];
  app.backend.control.run('reset', {});
  const tape = await unpackTape(command?.input['link'] ?? '');
  expect(app.backend.control.run('replay', { tape }).isSame).toBe(true);
  await shows('facts', 'emeka₦77');
});

test('a search leaves the scenarios, commands and calls that it names', async () => {
  await app.raw('GET', '/app/demo');
  await shows('log', 'GET /app/demo');
  const find = (words: string) => {
    element('#search').value = words;
    element('#search').dispatchEvent(new page.Event('input') as unknown as Event);
  };
  const isShown = (selector: string) => {
    const section = element(selector).closest('section');
    return !section?.hidden && !element(selector).hidden;
  };
  find('app/demo');
  expect(isShown('#log details')).toBe(true);
  expect(element('#scenarios').closest('section')?.hidden).toBe(true);
  find('kyc-pending');
  const shown = [...element('#scenarios').querySelectorAll<HTMLElement>('.scenario')];
  const left = shown.filter((row) => !row.hidden).map((row) => row.textContent);
  expect(left).toEqual([expect.stringContaining('kyc-pending')]);
  const groups = [...element('#scenarios').querySelectorAll<HTMLElement>('.group')];
  expect(groups.filter((group) => !group.hidden)).toHaveLength(1);
  find('');
  expect(shown.some((row) => row.hidden)).toBe(false);
});

test('the world is named, and a press takes the browser to another one', async () => {
  app.backend.context.name = 'team.a';
  const names = ['', 'team.a', 'team.b'];
  app.backend.context.worlds = () => ({ open: 3, most: 60, names, forgotten: [] });
  await shows('world', 'world team.a');
  expect(textOf('names')).toBe('the shared worldGo thereworld team.bGo there');
  buttonOf('names', 'Go to world team.b').click();
  expect(page.document.cookie).toBe('mock-world=team.b');
});

test.each([
  [undefined, 'mock-world=team.b; path=/'],
  [true, 'mock-world=team.b; path=/; SameSite=None; Secure'],
])('where the page is secure (%s) the world goes with calls of other sites too', (secure, set) => {
  vi.stubGlobal('isSecureContext', secure);
  const cookie = vi.spyOn(page.document, 'cookie', 'set');
  // The first panel of this page asked before.
  panelScript(panelKit());
  element('#go [name]').value = 'team.b';
  element('#go').dispatchEvent(new page.Event('submit') as unknown as Event);
  expect(cookie.mock.calls).toEqual([[set]]);
});

test('a balance is changed, an event pushed, and a market held by their forms', async () => {
  const [game] = app.backend.context.operator.world.events(
    app.backend.context.operator.clock.now(),
  );
  submit('adjust', { who: 'emeka', naira: '5.5' });
  await shows('facts', 'emeka₦5.5');
  submit('push', { event: 'update_balance', payload: '{"balance":"n/a"}', to: 'adaeze' });
  await shows('log', /pushed ?update_balance/);
  submit('market', { marketId: game?.matchOddsId ?? '', status: 'suspended', incident: 'yes' });
  await shows('said', 'market: done');
  const { overrides } = app.backend.context.operator.db;
  expect(overrides.get(game?.matchOddsId ?? '')?.status).toBe('suspended');
  submit('settle', {
    marketId: game?.matchOddsId ?? '',
    result: '{"kind":"void","reason":"Rain"}',
  });
  await shows('said', 'settle: done');
  expect(overrides.get(game?.matchOddsId ?? '')?.result).toEqual({ kind: 'void', reason: 'Rain' });
});

test('a snapshot is kept by its name and restored', async () => {
  element('#keep [name]').value = 'before the storm';
  element('#keep').dispatchEvent(new page.Event('submit') as unknown as Event);
  await shows('snapshots', /before the storm, \d+ kB/);
  app.backend.control.run('scenario', { name: 'low-balance' });
  buttonOf('snapshots', 'Restore before the storm').click();
  await shows('said', 'restore: done');
  await shows('facts', 'adaeze₦250');
});

test('a world begins anew with a seed, a start and scenarios', async () => {
  submit('reset', { seed: 'other', startAt: '2026-05-01T12:00:00Z', scenario: 'low-balance' });
  await shows('said', 'reset: done');
  await shows('facts', 'Seedother');
  expect(textOf('now')).toContain('2026-05-01 12:00:00 UTC');
});

test('the limit of worlds is shown, the one that goes next, and those that went', async () => {
  app.backend.context.worlds = () => ({
    open: 60,
    most: 60,
    names: [],
    next: 'old',
    forgotten: ['older'],
  });
  await shows('worlds', 'Open60 of 60 at most');
  expect(textOf('worlds')).toBe(
    'Open60 of 60 at mostDropped next, as the oldestoldDropped lastolder',
  );
});

test('a field report that came in is shown with its numbers', async () => {
  await app.call(sendFieldReport, {
    version: 'a1b2c3',
    lcp: 1840,
    worker: 'served',
    errors: { TypeError: 2 },
  });
  await shows('reports', 'version: a1b2c3, lcp: 1840, worker: served, errors: {"TypeError":2}');
});

test('every command and every field says what it is for', () => {
  for (const name of Object.keys(commands)) {
    const forms = [...page.document.querySelectorAll(`[data-form="${name}"]`)];
    expect(forms.length, name).toBeGreaterThan(0);
    for (const form of forms) {
      expect(form.querySelector('.help')?.textContent, name).toMatch(/\.$/);
      for (const field of form.querySelectorAll('[name]')) {
        const id = field.getAttribute('aria-describedby') ?? '';
        expect(page.document.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1);
        expect(page.document.getElementById(id)?.textContent, id).toMatch(/\S.*[.`]/);
      }
    }
  }
  const [status] = [...element('[data-form="fault"]').querySelectorAll('[name="status"]')];
  expect(status?.closest('div')?.textContent).toBe(
    'statusAnswers with this status instead of running the rules.',
  );
});

test('every command has a form with its fields', () => {
  expect(formFields('settle')).toMatchObject([
    { name: 'marketId', kind: 'text', choices: [], isNeeded: true },
    { name: 'result', kind: 'json', choices: [], isNeeded: true },
  ]);
  expect(formFields('market').map(({ kind }) => kind)).toEqual(['text', 'choice', 'flag']);
  expect(formFields('market')[1]?.choices).toContain('null');
  expect(formFields('latency').map(({ name }) => name)).toEqual(['ms', 'jitterMs', 'name']);
  expect(formFields('app').find(({ name }) => name === 'STATUS_UNTIL')?.kind).toBe('text');
  expect(formFields('clock').map(({ name }) => name)).toEqual(['advance', 'to', 'freeze', 'scale']);
});
