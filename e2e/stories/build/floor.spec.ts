import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../../src/paths.ts';
import { newCalls } from '../../floor/newCalls.ts';
import { newStyles } from '../../floor/newStyles.ts';
import { builtPage } from '../../kit/builtPage.ts';
import { expect, test } from '../../kit/story.ts';

const DIST = join(import.meta.dirname, '../../../dist');

function built(ending: string): [file: string, text: string][] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(join(DIST, file), 'utf8')]);
}

/** What a selector finds in the pages of the build. */
const inPages = (selector: string) =>
  built('.html').flatMap(([file]) => [...builtPage(file).querySelectorAll(selector)]);

/** Features that the code tests for before use. */
const GUARDED = [
  '.showPopover()',
  '.hidePopover()',
  '.share()',
  '.canShare()',
  '.setAppBadge()',
  '.createPolicy()',
  '.createScriptURL()',
  'Error.captureStackTrace',
  '.captureStackTrace()',
  // @noble/hashes and the WebAuthn library ask for them before they use them.
  'Uint8Array.fromHex',
  '.toHex()',
  '.getTransports()',
  '.getPublicKeyAlgorithm()',
  '.getPublicKey()',
  '.getAuthenticatorData()',
  '.isConditionalMediationAvailable()',
  // web-vitals asks for what the browser can tell.
  'PerformanceEventTiming',
  '.getLargestInteractionContentfulPaint()',
  // socket.io-client's third transport, which our servers do not offer.
  'WebTransport',
  '.createBidirectionalStream()',
];

/** Methods of our own or of packages that share a name with a new platform method. */
const OURS =
  'adopt changed component destroy draw fetch forget lock reconnect retry run sync take token use when'
    .split(' ')
    .map((name) => `.${name}()`);

test('what was built asks for nothing that the oldest browsers lack', () => {
  const used = built('.js').flatMap(([file, code]) => newCalls(file, code));
  expect(used.filter((name) => ![...GUARDED, ...OURS].includes(name))).toEqual([]);
});

/** Styles without which a page only looks plainer. */
const PLAINER = [
  // What is pressed has a state of its own; the browser's colour would lie over it.
  '-webkit-tap-highlight-color',
  // Without it, a narrow or wide part looks like any other.
  '@container',
  'container',
  'container: inline-size',
  'container-type',
  'container-type: inline-size',
  'container-type: normal',
  'cqw',
  // A plain colour is declared before it.
  'color-mix()',
  // Without them, what stands below the first text of the landing page is laid out with it.
  'contain-intrinsic-height',
  'content-visibility: hidden',
  // Adds colour to what a word already says.
  ':has',
  '@media (scripting)',
  ':details-content',
  // Colours of the phone's own in forced colours.
  'forced-color-adjust',
  'forced-color-adjust: none',
  // Long words break anywhere.
  'hyphens',
  'content-visibility',
  'content-visibility: auto',
  'content-visibility: visible',
  'contain-intrinsic-size',
  'overflow-anchor',
  'overflow-anchor: none',
  'scrollbar-gutter',
  'scrollbar-gutter: stable',
  'scrollbar-width',
  'scrollbar-width: none',
  'scrollbar-width: thin',
  'text-size-adjust',
  'text-wrap',
  'text-wrap: balance',
  'text-wrap: pretty',
  // Written beside the prefixed forms of other browsers.
  'user-select',
  ':-moz-progress-bar',
  ':-webkit-progress-bar',
  ':-webkit-meter-bar',
  ':-webkit-meter-optimum-value',
  ':-webkit-progress-value',
  // Beside `scrollbar-width`, which is younger.
  ':-webkit-scrollbar',
];

test('no style that the oldest browsers lack is needed', () => {
  const inlined = inPages('style').map(({ textContent }) => textContent);
  const used = [...built('.css').map(([, css]) => css), ...inlined].flatMap(newStyles);
  expect([...new Set(used)].filter((name) => !PLAINER.includes(name))).toEqual([]);
});

test('the check finds what is too young in a script, and nothing else', () => {
  for (const [code, found] of [
    ['fetch(u, { signal: AbortSignal.any([a]) })', ['AbortSignal.any']],
    ['const next = typed.with(1, text)', ['.with()']],
    ['rows.toSorted()', ['.toSorted()']],
    ['box.checkVisibility()', ['.checkVisibility()']],
    ['Response.json({})', ['Response.json']],
    ['Promise.withResolvers()', ['Promise.withResolvers', '.withResolvers()']],
    ['Object.groupBy(rows, by)', ['Object.groupBy', '.groupBy()']],
    ['one.isSubsetOf(other)', ['.isSubsetOf()']],
    ['URL.canParse(text)', ['URL.canParse', '.canParse()']],
    ['new URLPattern(path)', ['URLPattern']],
    ['rows.at(-1) + rows.findLast(is)', []],
    ['AbortSignal.timeout(5); structuredClone(a); Promise.any(all)', []],
    ['const own = { toSorted: 1 }', []],
  ] as const) {
    expect(newCalls('a.js', code).sort(), code).toEqual([...found].sort());
  }
});

test('the check finds what is too young in a style, and nothing else', () => {
  for (const [css, found] of [
    ['a:has(b) { color: red }', [':has']],
    ['a { height: 100dvh }', ['dvh']],
    ['a { color: light-dark(red, blue) }', ['light-dark()']],
    ['@starting-style { a { opacity: 0 } }', ['@starting-style']],
    ['a:popover-open { color: red }', [':popover-open']],
    ['a { rotate: 10deg }', ['rotate']],
    ['@media (width >= 720px) { a { color: red } }', ['media range']],
    ['@media not (min-width: 720px) { a { color: red } }', ['media not ()']],
    ['a { b { color: red } }', ['nesting']],
    ['@media (min-width: 720px) { a:focus-visible { inset: 0; gap: 1px } }', []],
  ] as const) {
    expect(newStyles(css), css).toEqual(found);
  }
});

test('a popover states its height: Safari makes it as high as the window', () => {
  const styles = built('.css').map(([, css]) => css);
  const names = new Set(inPages('[popover]').map(({ classList }) => classList[0]));
  expect([...names]).toEqual(['toasts']);
  for (const name of names) {
    const rule = new RegExp(`\\.${name}\\{[^}]*height:auto`);
    expect(styles.some((css) => rule.test(css))).toBe(true);
  }
});

test('a browser below the floor is told so, starts nothing, and still reads the documents', async ({
  page,
  checkAccess,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Plays Chrome 102, which lacks it.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  // An address without its own HTML starts as the shell, whose page never arrives.
  await page.goto(paths.home);
  await expect(page.getByText('This browser is too old for Oja.')).toBeVisible();
  await expect(page.locator('.main-skeleton')).toBeHidden();
  await page.goto(paths.terms);
  await expect(page.getByText('This browser is too old for Oja.')).toBeVisible();
  await checkAccess();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
