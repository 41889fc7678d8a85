import { paths } from '../../src/paths.ts';
import { test } from './story.ts';

test.fail('an interception that no request meets fails its story', async ({ page }) => {
  await page.route(/\/a-chunk-that-was-renamed-/, (route) => route.abort());
  await page.goto(paths.terms);
});
