import { expect, test } from 'vitest';
import { type PageKind, withFirstStyles } from './firstStyles.ts';

const link = (name: string) => `<link rel="stylesheet" href="/${name}.css" type="text/inlined">`;
const inlined = (name: string, css: string) => `<style>${css}</style>${link(name)}`;
const page = (head: string, body: string) =>
  `<head>${head}</head><body><div id="root">${body}</div></body>`;

interface Parted {
  /** The styles in the head. */
  first: string;
  /** Those at the page's end. */
  second: string;
  /** Those that the app alone makes the browser use. */
  late: string;
}

/** How the styles of a page are parted that starts with this code, and has such markup below its first text. */
function parted(css: string, body: string, code = '', lower: RegExp[] = []): Parted {
  const pages = new Map([['terms.html', page(inlined('app', css), body)]]);
  const [html = ''] = withFirstStyles(pages, new Map([['terms.html', { code, lower }]])).values();
  const [head = '', end = ''] = html.split('</head>');
  const styleIn = (text: string, attributes = '') =>
    new RegExp(`<style${attributes}>(.*?)</style>`, 's').exec(text)?.[1] ?? '';
  return {
    first: styleIn(head),
    second: styleIn(end),
    late: styleIn(end, ' type="text/later"'),
  };
}

test.each([
  ['what the page shows', '.a{color:red}', '<p class="a">', '.a{color:red}'],
  ['what it does not show', '.b{color:red}', '<p class="a">', ''],
  ['one of two', '.a,.b{color:red}', '<p class="a">', '.a,.b{color:red}'],
  ['within what is not shown', '.a .b{color:red}', '<p class="a">', ''],
  ['unless it is something', '.a:not(.b){color:red}', '<p class="a">', '.a:not(.b){color:red}'],
  [
    'one or the other',
    '.a:is(.b,.c:not(.d)){top:0}',
    '<p class="a">',
    '.a:is(.b,.c:not(.d)){top:0}',
  ],
  ['with data it has', '[data-a-b] p{top:0}', '<p data-a-b="">', '[data-a-b] p{top:0}'],
  ['with data it has not', '[data-b=c] p{top:0}', '<p class="a">', ''],
  [
    'with data set by a script',
    '[data-a-b] p{top:0}',
    '<script>root.dataset.aB = 1</script>',
    '[data-a-b] p{top:0}',
  ],
  ['elements', 'p{color:red}', '', 'p{color:red}'],
  ['in a closed dialog', '.b{color:red}', '<dialog class="a"><p class="b"></dialog>', ''],
  ['without script only', '.b{color:red}', '<noscript><p class="b"></noscript>', ''],
  [
    'a word of a script that is none of its properties',
    '.a{top:0}.b{top:0}',
    '<script>add("a");navigator.b</script>',
    '.a{top:0}',
  ],
  [
    'set by a script',
    '.dark .a{top:0}',
    '<p class="a"><script>on("dark")</script>',
    '.dark .a{top:0}',
  ],
  [
    'in a media query',
    '@media print{.b{top:0}}@media (width<9px){.a{top:0}}',
    '<p class="a">',
    '@media (width<9px){.a{top:0}}',
  ],
])('in the head stands: %s', (_, css, body, first) => {
  expect(parted(css, body)).toMatchObject({ first, late: css });
});

test('at the end stands what may be shown before the app: the login, and what a script writes', () => {
  const css = '.a{top:0}.b{top:0}@media print{.b{top:1px}.d{top:0}}.c{top:0}.d{top:0}';
  const body = '<p class="a"><dialog class="b"></dialog>';
  expect(parted(css, body, 'add("row c")')).toEqual({
    first: '.a{top:0}',
    second: '.b{top:0}@media print{.b{top:1px}}.c{top:0}',
    late: css,
  });
});

test('at the end stands what is not drawn before, unless the first text needs it too', () => {
  const css = '.a{top:0}.b{top:0}.c{top:0}';
  const body = '<p class="a"><i class="b"></i></p><footer><p class="b c"></footer>';
  expect(parted(css, body, '', [/<footer>.*<\/footer>/g])).toEqual({
    first: '.a{top:0}.b{top:0}',
    second: '.c{top:0}',
    late: css,
  });
});

test('a class that code completes is known by its beginning', () => {
  const css = '.price--back{top:0}.price--lay{top:0}.prices{top:0}';
  expect(parted(css, '', 'row("price price--" + side)')).toMatchObject({
    first: '',
    second: '.price--back{top:0}.price--lay{top:0}',
  });
});

test('colours and resets all stand in the head, and are not among what comes with the app', () => {
  const css =
    '@layer reset{.b{top:0}}@layer tokens{:root{--a:0;--b:1}}@layer ui{.a{top:var(--a)}.b{top:1px}}';
  expect(parted(css, '<p class="a">')).toEqual({
    first: '@layer reset{.b{top:0}}@layer tokens{:root{--a:0;--b:1}}@layer ui{.a{top:var(--a)}}',
    second: '',
    late: '@layer ui{.a{top:var(--a)}.b{top:1px}}',
  });
});

test('what the script at the end of a page names may come with the end', () => {
  const css = '.a{top:0}.b{top:0}';
  const html = page(inlined('app', css), '<p class="a">').replace(
    '</body>',
    '<script>add("b")</script></body>',
  );
  const kinds = new Map([['index.html', { code: '', lower: [] }]]);
  const [whole = ''] = withFirstStyles(new Map([['index.html', html]]), kinds).values();
  expect(whole.replace(/<style media[\s\S]*?<\/style>/, '')).toContain(
    '<style>.b{top:0}</style><script>',
  );
  expect(whole).toContain(`<style>.a{top:0}</style>${link('app')}`);
});

test('pages of a kind have one first style; what few of them have, and other pages, stay', () => {
  const shared = inlined('app', '.a{top:0}.b{top:0}.c{top:0}');
  const own = inlined('own', '.d{top:0}');
  const pages = new Map([
    ['terms.html', page(shared, '<p class="a">')],
    ['rules.html', page(shared + own, '<p class="b">')],
    ['shell.html', page(shared, '')],
  ]);
  const reader: PageKind = { code: '', lower: [] };
  const kinds = new Map([
    ['terms.html', reader],
    ['rules.html', reader],
  ]);
  const parted = withFirstStyles(pages, kinds);
  const first = '<head><style>.a{top:0}.b{top:0}</style>';
  expect(parted.get('terms.html')).toContain(`${first}${link('app')}</head>`);
  const both = link('app') + link('own');
  expect(parted.get('rules.html')).toContain(`${first}<style>.d{top:0}</style>${both}</head>`);
  expect(parted.get('shell.html')).toBe(pages.get('shell.html'));
});
