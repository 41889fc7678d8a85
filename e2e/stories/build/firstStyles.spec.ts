import type { Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import { holdFile } from '../../kit/holdFile.ts';
import { expect, test } from '../../kit/story.ts';

/** Of everything drawn in the window: where it stands, and how it looks. */
const look = (page: Page) =>
  page.evaluate(() => {
    // What waits for the first text is laid out now.
    for (const animation of document.getAnimations()) {
      if ('animationName' in animation && animation.animationName === 'after-first-text') {
        animation.finish();
      }
    }
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!width || !height || y >= innerHeight) return [];
      const { color, backgroundColor, font, borderTopWidth } = getComputedStyle(element);
      const name = `${element.localName}.${element.getAttribute('class')}`;
      return `${name} ${[x, y, width, height]} ${color} ${backgroundColor} ${font} ${borderTopWidth}`;
    });
  });

/** Whether what stands below the landing page's first text is drawn. */
const isRestDrawn = (page: Page) =>
  page
    .locator('.landing__below')
    .evaluate((rest) => rest.checkVisibility({ visibilityProperty: true }));

/** Takes away what has its styles behind the text: what is not drawn without them, and the footer. */
const cutRest = (page: Page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('.landing__rest')?.style.setProperty('height', '100vh');
    for (const part of document.querySelectorAll('.landing__below, footer')) part.remove();
  });

/** As if the connection had broken off before the end of the page; returns how many styles went. */
const dropLate = (page: Page) =>
  page.locator('body > style').evaluateAll((styles) => {
    for (const style of styles) style.remove();
    return styles.length;
  });

/** As when the app starts. */
const applyAll = (page: Page) =>
  page.evaluate(() => {
    const late = document.querySelectorAll('style[type="text/later"]');
    if (late.length === 0) throw new Error('the page has no styles for the app');
    for (const style of late) style.removeAttribute('type');
  });

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
      if (path === paths.landing) await cutRest(page);
      await applyAll(page);
      const whole = await look(page);
      // More than the header and the tabs at the foot.
      expect(whole.length, path).toBeGreaterThan(40);
      expect(await dropLate(page), path).toBeGreaterThan(1);
      expect(await look(page), path).toEqual(whole);
    }
  });

  test(`${name}, the login has its styles before the app comes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.js', (route) => route.abort());
    for (const path of [paths.landing, paths.terms]) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const before = await look(page);
      expect(before.filter((one) => one.includes('dialog')).length, path).toBeGreaterThan(1);
      await applyAll(page);
      expect(await look(page), path).toEqual(before);
    }
  });
}

test('a login that is opened while the page still comes has its focus in the first field', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog#auth');
      if (!dialog) return;
      watching.disconnect();
      dialog.showModal();
      // All that the browser finds while the fields are still under way.
      dialog.querySelector('button')?.focus();
    }).observe(document, { subtree: true, childList: true });
  });
  await page.route('**/*.js', (route) => route.abort());
  const asked = page.waitForRequest('**/*.js');
  await page.goto(paths.landing);
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeFocused();
  // It asks for its script once it is painted.
  await asked;
});

test('what stands below the first text of the landing page is not drawn without its styles', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(paths.landing);
  // Without the page's script it waits for its time.
  await expect.poll(() => isRestDrawn(page)).toBe(true);
  await dropLate(page);
  expect(await isRestDrawn(page)).toBe(false);
});

test('the login in the header of a wide window waits for its styles, and nothing moves for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/*.js', (route) => route.abort());
  for (const path of [paths.landing, paths.terms]) {
    await page.goto(path);
    const header = page.getByRole('banner');
    const register = header.getByRole('button', { name: 'Register' });
    await expect(header.getByLabel('Username')).toBeVisible();
    const place = await register.boundingBox();
    await dropLate(page);
    await expect(header.getByLabel('Username')).toBeHidden();
    expect(await register.boundingBox(), path).toEqual(place);
  }
});

test('the lists of the landing page have their styles before the app comes', async ({ page }) => {
  // All of the page is compared.
  await page.setViewportSize({ width: 360, height: 3000 });
  await page.goto(paths.landing);
  for (const name of ['In play now', 'Popular soccer']) {
    const prices = page.getByRole('region', { name }).getByRole('button', { name: /^Back / });
    await expect(prices.first()).toBeVisible();
  }
  const before = await look(page);
  expect(before.filter((one) => one.includes('best-prices__price--back')).length).toBeGreaterThan(
    3,
  );
  await applyAll(page);
  expect(await look(page)).toEqual(before);
});

/** Holds the clock of styles, so that pages stay as their first frame shows them; returns what lets it run. */
async function holdClock(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

/** The landing page as its first frame shows it, with its script under way. */
async function openFrozen(page: Page) {
  const runClock = await holdClock(page);
  const release = await holdFile(page, '**/assets/landing-*.js');
  await page.goto(paths.landing, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const below = page.locator('.landing__rest h2, .footer a');
  return {
    /** Of what is below the text, or `undefined` while only some of it is. */
    isLaidOut: () =>
      below.evaluateAll((parts) => {
        const [first, ...others] = parts.map((part) => part.checkVisibility());
        return others.every((other) => other === first) ? first : undefined;
      }),
    async runScript() {
      release();
      const file = await page.locator('link[data-start]').getAttribute('href');
      await page.evaluate((script) => import(script ?? '').then(() => undefined), file);
    },
    runClock,
  };
}

test('what stands below the first text of the landing page is laid out after it, and does not move it', async ({
  page,
}) => {
  const { isLaidOut, runScript } = await openFrozen(page);
  expect(await isLaidOut()).toBe(false);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();

  await runScript();
  expect(await isLaidOut()).toBe(true);
  await expect(page.getByRole('heading', { name: 'In play now' })).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

for (const name of ['time', 'script'] as const) {
  test(`the tabs at the foot of the landing page come after its first text, with its ${name}`, async ({
    page,
  }) => {
    const { runClock, runScript } = await openFrozen(page);
    const tab = page.locator('.main-tabs--foot a').first();
    const isLaidOut = () => tab.evaluate((one) => one.checkVisibility());
    expect(await isLaidOut()).toBe(false);
    await (name === 'time' ? runClock() : runScript());
    await expect.poll(isLaidOut).toBe(true);
  });
}

test('under a login that was opened the rest of the landing page waits for its time', async ({
  page,
}) => {
  // It would take the page over.
  await page.route('**/assets/app-*.js', () => undefined);
  const { isLaidOut, runScript, runClock } = await openFrozen(page);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Login');
  await runScript();
  expect(await isLaidOut()).toBe(false);
  await runClock();
  await expect.poll(isLaidOut).toBe(true);
});

test('the sections of a document are laid out after its first text, and do not move it', async ({
  page,
}) => {
  const runClock = await holdClock(page);
  await page.goto(paths.terms);
  const title = page.getByRole('heading', { level: 1 });
  const section = page.locator('#your-account');
  const isLaidOut = () => section.evaluate((heading) => heading.checkVisibility());
  await expect(title).toBeInViewport();
  expect(await isLaidOut()).toBe(false);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  const before = await title.boundingBox();

  await runClock();
  await expect.poll(isLaidOut).toBe(true);
  expect(await title.boundingBox()).toEqual(before);
});

test('a document that is opened again finds its place before its sections are laid out', async ({
  page,
}) => {
  await page.goto(paths.terms);
  const section = page.getByRole('heading', { name: 'Complaints' });
  await section.scrollIntoViewIfNeeded();
  await expect(section).toBeInViewport();
  const runClock = await holdClock(page);
  await page.reload();
  await expect(section).not.toBeInViewport();
  await runClock();
  await expect(section).toBeInViewport();
});

test('a link to a section of a document shows it without waiting', async ({ page }) => {
  await holdClock(page);
  await page.goto(`${paths.terms}#complaints`);
  await expect(page.getByRole('heading', { name: 'Complaints' })).toBeInViewport();
});
