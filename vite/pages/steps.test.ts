import { expect, test } from 'vitest';
import { notHere } from './notHere.ts';
import { parsePage, type Step } from './page.ts';
import * as steps from './steps.ts';

const chunk = (module: string, imports: string[] = [], styles: string[] = []) => ({
  modules: [module],
  imports,
  styles,
});

const built = {
  chunks: new Map([
    ['app.js', chunk('src/main.tsx', ['ui.js'], ['app.css'])],
    ['ui.js', chunk('src/ui/Box.tsx', [], ['ui.css'])],
    ['screens.js', chunk('src/screens.ts', ['app.js', 'ui.js'])],
    ['reader.js', chunk('src/reader.ts', ['ui.js'])],
  ]),
  textOf: (file: string) => `.${file.slice(0, -4)}{}\n`,
  base: '/',
};

const CODE =
  '<script type="module" src="/app.js"></script><link rel="modulepreload" href="/ui.js">';
const HEAD = `<meta charset="utf-8"><title>Oja</title><meta name="description" content="An app">${CODE}<link rel="stylesheet" href="/app.css">`;
const BODY = '<noscript>Off</noscript><div id="root"></div>';

function after(step: Step, body = BODY, head = HEAD) {
  const page = parsePage(`<html><head>${head}</head><body>${body}</body></html>`);
  step(page);
  return { head: page.head.innerHTML, body: page.body.innerHTML };
}

const HREF = ' crossorigin=""';

test.each<[string, Step, { head?: string; body?: string }]>([
  [
    'named',
    steps.titled('Rules & <more>'),
    { head: HEAD.replace('Oja', 'Rules &amp; &lt;more&gt; · Oja') },
  ],
  ['named as the site is', steps.titled(''), { head: HEAD }],
  [
    'described',
    steps.described('18 & "over"', '/x'),
    {
      head: `${HEAD.replace('An app', '18 &amp; &quot;over&quot;')}<link rel="canonical" href="https://oja.example/x">`,
    },
  ],
  [
    'previewed in a chat',
    steps.previewed,
    {
      head: `${HEAD}<meta property="og:type" content="website"><meta property="og:site_name" content="Oja"><meta property="og:title" content="Oja"><meta property="og:description" content="An app"><meta property="og:image" content="https://oja.example/icons/icon-512.png">`,
    },
  ],
  [
    'readable before the app comes',
    steps.standing('/terms', '<p>$1</p>'),
    {
      body: BODY.replace('<div', () => '<div id="standing" data-page="/terms"><p>$1</p></div><div'),
    },
  ],
  ['readable without scripts', steps.readable, { body: '<div id="root"></div>' }],
  [
    'styled, each sheet once',
    steps.styled(['src/ui/Box.tsx', 'src/main.tsx'], built),
    {
      head: `${HEAD.replace('<link rel="stylesheet" href="/app.css">', '')}<style>.app{}</style><link rel="stylesheet" href="/app.css" type="text/inlined"><style>.ui{}</style><link rel="stylesheet" href="/ui.css" type="text/inlined">`,
    },
  ],
  ['seen before its code is fetched', steps.codeLast, { body: BODY + CODE }],
  [
    'started by a module of its own',
    steps.startedBy('src/reader.ts', built),
    {
      head: HEAD.replace(CODE, ''),
      body: `${BODY}<script type="module"${HREF} async="" src="/reader.js"></script><link rel="modulepreload"${HREF} href="/ui.js">`,
    },
  ],
  ['still', steps.still, { head: HEAD.replace(CODE, ''), body: BODY }],
  [
    'ruled before anything that is ruled',
    steps.ruledBy(["default-src 'none'; frame-ancestors 'none'; img-src data:"]),
    {
      head: HEAD.replace(
        '<title>',
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:"><title>',
      ),
    },
  ],
])('a page is %s', (_, step, page) => {
  expect(after(step)).toMatchObject(page);
});

test('a page whose styles ask for a width below another is read again as it was written', () => {
  const narrow = { ...built, textOf: () => '@container (width<280px){p{margin:0}}' };
  const { head } = after(steps.styled(['src/ui/Box.tsx'], narrow));
  const again = parsePage(`<html><head>${head}</head><body>${BODY}</body></html>`);
  expect(again.head.innerHTML).toBe(head);
  expect(again.getElementById('root')).not.toBeNull();
});

test('a page that names no charset could not carry its policies: the build ends', () => {
  expect(() => after(steps.ruledBy([]), '', '<title>Oja</title>')).toThrow('charset');
});

test('each address of the site gets the path in front once, and nothing else does', () => {
  const page = (path: string) =>
    `<a href="${path}">Home</a><a class="x" href="${path}terms?plain">Terms</a><a href="#main">Skip</a>` +
    '<a href="?plain">Plain</a><a href="https://example.com/">Out</a><a href="//cdn.example/">Out</a>' +
    `<noscript><a href="${path}terms">Terms</a></noscript><form action="${path}"></form>` +
    `<script type="module" src="${path}assets/a.js"></script><div data-page="/terms"></div>`;
  expect(after(steps.below('/oja/'), page('/')).body).toBe(page('/oja/'));
  expect(after(steps.below('/oja/'), page('/oja/')).body).toBe(page('/oja/'));
});

test('what pages share has lines of its own', () => {
  const { body } = after(
    steps.lined,
    '<header>Oja</header><main id="m"><p>18+</p></main><footer>Help</footer>',
  );
  expect(body.split('\n').filter(Boolean)).toEqual([
    '<header>Oja</header>',
    '<main id="m">',
    '<p>18+</p></main>',
    '<footer>Help</footer>',
  ]);
});

test('where nothing is on the phone the shell says what is, and offers only what a break may hide', () => {
  const shell =
    '<div id="standing"><header><a class="header__brand">Oja</a></header><p>Wait</p></div>';
  const pages = [
    { path: '/terms', title: 'Terms & more' },
    { path: '/', title: 'Oja' },
    { path: '/promotion-a', title: 'A' },
  ];
  const { body } = after(notHere(pages), shell);
  expect(body).toContain('<header class="header"><a class="header__brand">Oja</a></header>');
  expect(body).not.toContain('Wait');
  expect(body.split('<ul>')[1]?.split('\n').slice(0, 3)).toEqual([
    '<li><a href="/">Start page</a></li>',
    '<li data-offer=""><a href="/promotion-a">A</a></li>',
    '<li><a href="/terms">Terms &amp; more</a></li>',
  ]);
});
