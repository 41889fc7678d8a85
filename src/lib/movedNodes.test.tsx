import { afterAll, beforeAll, expect, it } from 'vitest';
import { surviveMovedNodes } from './movedNodes.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeAll(surviveMovedNodes);
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** A paragraph with two texts, the first of them put into a `<font>` as a translation does. */
function translated() {
  const page = document.createElement('p');
  page.append('one', 'two');
  const [first, second] = page.childNodes;
  if (!first || !second) throw new Error('no texts');
  const font = document.createElement('font');
  first.replaceWith(font);
  font.append(first);
  return { page, first, second, font };
}

it('removes what stands in for a text that was moved', () => {
  const { page, first } = translated();
  page.removeChild(first);
  expect(page.innerHTML).toBe('two');
});

it('leaves alone what has left the page', () => {
  const { page, second } = translated();
  second.remove();
  expect(page.removeChild(second)).toBe(second);
  expect(page.innerHTML).toBe('<font>one</font>');
});

it('inserts before what stands in for a text that was moved', () => {
  const { page, first } = translated();
  page.insertBefore(document.createElement('b'), first);
  expect(page.innerHTML).toBe('<b></b><font>one</font>two');
});

it('appends where the next node has left the page', () => {
  const { page, second } = translated();
  second.remove();
  page.insertBefore(document.createElement('b'), second);
  expect(page.innerHTML).toBe('<font>one</font><b></b>');
});

it('changes nothing else', () => {
  const { page, font } = translated();
  page.removeChild(font);
  page.insertBefore(font, null);
  expect(page.innerHTML).toBe('two<font>one</font>');
});
