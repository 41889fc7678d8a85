import { expect, test } from 'vitest';
import { htmlOf, parsePage, the } from './page.ts';

const around = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;

test.each([
  '<script>if (a<b && c) "$& <!-- </p>"</script><style>a>b{content:"&"}</style>',
  '<p>a &amp; b&nbsp;&lt; ’ "q"</p><a title="&quot;&amp;">x</a>',
  '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><path d="M1 1"></path></svg>',
  '<noscript><style>.a{}</style><p>Off</p></noscript><template><b>x</b></template>',
  '<button commandfor="menu" command="show-modal" disabled="">Menu</button>',
  '<p>a\n  <b>b</b>  c</p>\n<pre>x  y</pre><input value=""><select><option selected="">1</option></select>',
])('a page comes out as it went in: %s', (body) => {
  expect(htmlOf(parsePage(around(body)))).toBe(around(body));
});

test('written again it is the same, byte for byte', () => {
  const once = htmlOf(parsePage(`${around('<p>Text</p>\n')}\n`));
  expect(htmlOf(parsePage(once))).toBe(once);
});

test('a page that lacks what a step needs ends the build', () => {
  const page = parsePage(around(''));
  expect(() => the('#root', page)).toThrow('no #root');
});
