import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { expect, test } from '../../kit/story.ts';

/** Of everything drawn in the window: where it stands, and how it looks. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!width || !height || y >= innerHeight) return [];
      const { color, backgroundColor, font, borderTopWidth } = getComputedStyle(element);
      const name = `${element.localName}.${element.getAttribute('class')}`;
      return `${name} ${[x, y, width, height]} ${color} ${backgroundColor} ${font} ${borderTopWidth}`;
    }),
  );

for (const [name, viewport] of [
  ['on a phone', { width: 360, height: 740 }],
  ['in a wide window', { width: 1280, height: 800 }],
] as const) {
  test(`${name}, what a page shows at first has its styles from the head alone`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.route('**/*.js', (route) => route.abort());
    for (const path of [paths.landing, paths.terms, paths.faq]) {
      await page.goto(path);
      const whole = await look(page);
      // More than the header and the tabs at the foot.
      expect(whole.length, path).toBeGreaterThan(40);
      // As if the connection had broken off before the rest came.
      const late = await page.evaluate(() => {
        const styles = document.querySelectorAll('body > style');
        for (const style of styles) style.remove();
        return styles.length;
      });
      expect(late, path).toBeGreaterThan(0);
      expect(await look(page), path).toEqual(whole);
    }
  });
}
