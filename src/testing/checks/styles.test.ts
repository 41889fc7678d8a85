import { dirname } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { PART, WINDOW, WINDOW_HEIGHT } from '../../ui/style/breakpoints.ts';
import { readCss } from './cssRules.ts';
import { readText, sourceFiles, styleFiles } from './sourceFiles.ts';
import { styleFaults } from './styleFaults.ts';

const files = styleFiles('src');
const scripts = sourceFiles('src').filter((file) => !/\.test\.tsx?$/.test(file));
const tokens = readCss(readText('src/ui/style/tokens.css')).declarations;
const stackingTokens = tokens.filter(({ property }) => property.startsWith('--z-'));
const stacking = stackingTokens.map(({ property }) => property.slice(2));

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

function* nodes(node: Node): Iterable<Node> {
  yield node;
  for (const field of Object.values(node)) {
    for (const part of Array.isArray(field) ? field : [field]) if (isNode(part)) yield* nodes(part);
  }
}

const nameOf = (node: unknown) => String(Object(node).name ?? '');

/** The texts of a class, however it is composed. */
function textsIn(node: Node): string[] {
  const texts = [...nodes(node)].flatMap((one) => {
    if (one.type === 'Literal') return [one['value']];
    return one.type === 'TemplateElement' ? [Object(one['value']).raw] : [];
  });
  return texts.filter((text) => typeof text === 'string').flatMap((text) => text.split(/\s+/));
}

/** Classes that this file gives to a button, a chip or a link that looks like one. */
function placedIn(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const elements = [...nodes(program as unknown as Node)].filter(
    ({ type }) => type === 'JSXOpeningElement',
  );
  return elements.flatMap((element) => {
    const attributes: unknown = element['attributes'];
    const found = Array.isArray(attributes)
      ? attributes.find((one) => nameOf(Object(one).name) === 'className')
      : undefined;
    if (!isNode(found)) return [];
    const isButton = /^(Button|Chip|IconButton)$/.test(nameOf(element['name']));
    const looksLikeOne = [...nodes(found)].some(
      ({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'buttonClass',
    );
    return isButton || looksLikeOne ? textsIn(found).filter(Boolean) : [];
  });
}

const placed = new Set(
  scripts
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('src/ui/'))
    .flatMap((file) => placedIn(file, readText(file))),
);

const isolated = new Set(
  files.filter((file) => readText(file).includes('isolation: isolate')).map(dirname),
);

test('every style sheet keeps to its layer, the tokens, the breakpoints and its own classes', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(placed.size).toBeGreaterThan(5);
  const faults = files.flatMap((file) =>
    styleFaults(file, readText(file), {
      placed,
      stacking,
      isIsolated: isolated.has(dirname(file)),
    }),
  );
  expect(faults).toEqual([]);
});

test('the page names the layers before any other style or script', () => {
  const [first] =
    /<(?:style|script|link rel="stylesheet")[\s\S]*?<\/?/.exec(readText('index.html')) ?? [];
  expect(first).toBe('<style>@layer reset, tokens, ui, feature;</');
});

test('the tokens for stacking are listed from the lowest to the highest, and all are used', () => {
  const values = stackingTokens.map(({ value }) => Number(value));
  expect(values.length).toBeGreaterThan(5);
  expect(values).toEqual([...new Set(values)].sort((one, other) => one - other));
  const used = files.map(readText).join('');
  expect(stacking.filter((name) => !used.includes(`z-index: var(--${name})`))).toEqual([]);
});

test('every breakpoint is used by a style sheet, and no script writes one of its own', () => {
  const queries = files.flatMap((file) =>
    readCss(readText(file)).blocks.flatMap(({ head }) =>
      /^@(media|container)/.test(head) ? [head] : [],
    ),
  );
  const all: number[] = [WINDOW, WINDOW_HEIGHT, PART].flatMap((list) => Object.values(list));
  const isUsed = (px: number) =>
    queries.some((head) => head.includes(` ${px}px`) || head.includes(` ${px - 0.02}px`));
  expect(all.filter((px) => !isUsed(px))).toEqual([]);
  const own = scripts.filter((file) => /(min|max)-(width|height): ?\d/.test(readText(file)));
  expect(own).toEqual([]);
});

const CONTEXT = { placed: new Set(['slip__act']), stacking: ['z-dock'], isIsolated: false };
const inLayer = (css: string) => `@layer feature { ${css} }`;

test.each([
  ['no layer', '.slip { color: var(--ink); }'],
  ['the layer of others', '@layer ui { .slip { color: var(--ink); } }'],
  ['a rule outside the layer', `${inLayer('.slip { top: 0; }')} .slip { top: 1px; }`],
  ['a hex colour', inLayer('.slip { color: #fff; }')],
  ['a colour by numbers', inLayer('.slip { background: rgb(0 0 0 / 5%); }')],
  ['a colour by name', inLayer('.slip { border: 1px solid red; }')],
  ['a number for stacking', inLayer('.slip { z-index: 12; }')],
  ['an unknown token for stacking', inLayer('.slip { z-index: var(--z-slip); }')],
  ['local stacking that is not isolated', inLayer('.slip { z-index: 1; }')],
  ['a width of its own', inLayer('@media (width >= 777px) { .slip { top: 0; } }')],
  ['just below none', inLayer('@media (max-width: 776.98px) { .slip { top: 0; } }')],
  ['a height of its own', inLayer('@media (max-height: 499px) { .slip { top: 0; } }')],
  ['a part of its own width', inLayer('@container slip (width < 333px) { .slip { top: 0; } }')],
  ['a button', inLayer('.slip .button { margin: 0; }')],
  ['a kind of chip', inLayer('.chip--small { margin: 0; }')],
  ['an icon button', inLayer('.slip > .icon-button + p { margin: 0; }')],
  ['the look of a button by its own class', inLayer('.slip .slip__act { padding: 0; }')],
])('%s is found', (_, css) => {
  expect(styleFaults('src/features/slip/Slip.css', css, CONTEXT)).toHaveLength(1);
});

test.each([
  inLayer('.slip { color: var(--card-red); fill: currentcolor; content: "red"; }'),
  inLayer('.slip { background: color-mix(in srgb, var(--back) 22%, transparent); }'),
  inLayer('.slip { z-index: var(--z-dock); }'),
  inLayer('@media (min-width: 720px) and (max-width: 1199.98px) { .slip { top: 0; } }'),
  inLayer('@media (prefers-reduced-motion: reduce) { .slip { animation: none; } }'),
  inLayer('@container (width >= 600px) { .chip-row { overflow: visible; } }'),
  inLayer(
    '.slip__act { margin-top: 8px; justify-self: start; } .slip__act .icon { color: var(--ink); }',
  ),
  inLayer('.slip:not(:has(~ .slip__act)) { visibility: hidden; }'),
])('%s is fine', (css) => {
  expect(styleFaults('src/features/slip/Slip.css', css, CONTEXT)).toEqual([]);
});

test('the classes of buttons are read from the elements that have them', () => {
  const code = `const a = <Button className={isOn ? 'one' : undefined} />;
    const b = <Link className={\`two \${buttonClass({ isSmall: true })}\`} />;
    const c = <p className="three" />;`;
  expect(placedIn('a.tsx', code)).toEqual(['one', 'two']);
});

const declared = files.flatMap((file) => readCss(readText(file)).declarations);

test('what moves is moved, turned, scaled, faded or drawn, for which no page is laid out', () => {
  const moving = declared.filter(({ within }) =>
    within.some((head) => head.startsWith('@keyframes')),
  );
  expect(moving.length).toBeGreaterThan(10);
  const properties = new Set(moving.map(({ property }) => property));
  // The second moves nothing: see `Settling`.
  const known = ['opacity', 'pointer-events', 'stroke-dashoffset', 'transform'];
  expect([...properties].sort()).toEqual(known);
  const changing = declared.filter(({ property }) => /^transition(-property)?$/.test(property));
  expect(changing.filter(({ value }) => !/^(transform|opacity|none)\b/.test(value))).toEqual([]);
});

/** The first is rendered only where something may move; the second moves nothing. */
const BY_CODE = ['src/features/games/WinBurst.css', 'src/ui/dialog/Settling.css'];

test('a style that moves something stops it for who asked for less motion', () => {
  const endless = files.filter((file) => {
    const { declarations } = readCss(readText(file));
    const moves = declarations.filter(
      ({ property, value, within }) =>
        /^(animation|transition)$/.test(property) &&
        !/^none/.test(value) &&
        !/^\w+ var\(--(quick|calm)\)/.test(value) &&
        !within.includes('@media (prefers-reduced-motion: no-preference)'),
    );
    const stops = declarations.filter(
      ({ value, within }) =>
        value === 'none' && within.includes('@media (prefers-reduced-motion: reduce)'),
    );
    return moves.length > 0 && stops.length === 0;
  });
  expect(endless).toEqual(BY_CODE);
});

test('where a scroll bar is hidden, it is hidden in the oldest browsers, too', () => {
  const hidden = declared
    .filter(({ property, value }) => property === 'scrollbar-width' && value === 'none')
    .map(({ within }) => within.at(-1));
  const older = declared
    .filter(({ property, value }) => property === 'display' && value === 'none')
    .map(({ within }) => within.at(-1));
  expect(hidden.length).toBeGreaterThan(5);
  expect(older).toEqual(
    expect.arrayContaining(hidden.map((selector) => `${selector}::-webkit-scrollbar`)),
  );
});

test('a length by its container has another for browsers that know no containers', () => {
  const lengths = declared.filter(({ value }) => /\dcq[wi]/.test(value));
  expect(lengths.length).toBeGreaterThan(1);
  const bare = lengths.filter(
    ({ within }) => !within.some((block) => /^@(supports|container)/.test(block)),
  );
  expect(bare).toEqual([]);
});

test('a QR code is dark on light in both themes, because not every reader accepts the reverse', () => {
  const colours = readCss(readText('src/ui/qr/QrCode.css')).declarations.filter(({ property }) =>
    ['background', 'fill'].includes(property),
  );
  expect(colours.map(({ value }) => value)).toEqual(['var(--card-paper)', 'var(--card-ink)']);
  for (const { value } of colours) {
    const token = tokens.find(({ property }) => value === `var(${property})`);
    expect(token?.value).toMatch(/^#[\da-f]{6}$/);
  }
});

test('a window narrower than something is asked for by `max-width`', () => {
  // The build turns `width <` into a `not` without a media type, which is younger than Chrome 103.
  const faults = files.filter((file) => /@media[^{]*width\s*<[^=]/.test(readText(file)));
  expect(faults).toEqual([]);
});
