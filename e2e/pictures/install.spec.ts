import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import * as z from 'zod/mini';
import { paths } from '../../src/paths.ts';
import { launchOptions } from '../kit/browser.ts';
import { createBettor } from '../kit/placing.ts';
import { beSignedIn } from '../kit/signedIn.ts';
import { openEvenMatch } from '../kit/slipSteps.ts';
import { expect, test } from '../kit/story.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Another brand's site is drawn into its own folder; see `e2e/installPictures.config.ts`. */
const BRAND = process.env['BRAND'];
const PUBLIC = join(ROOT, BRAND === undefined ? 'public' : `deploy/brands/${BRAND}/public`);
const Light = z.object({ header: z.string(), action: z.string() });
const Colours = z.object({ colours: z.object({ light: Light }) });
const [INK, ACCENT] = BRAND === undefined ? ['#0f1a17', '#f2a33a'] : coloursOf(BRAND);

function coloursOf(brand: string): [string, string] {
  const file = join(ROOT, `deploy/brands/${brand}/settings.json`);
  const { header, action } = Colours.parse(JSON.parse(readFileSync(file, 'utf8'))).colours.light;
  return [header, action];
}

const NARROW = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false };

const { executablePath, args } = launchOptions();

test.use({
  serviceWorkers: 'block',
  colorScheme: 'light',
  launchOptions: { executablePath, args: [...args, '--hide-scrollbars'] },
});

async function openHome(page: Page): Promise<void> {
  await beSignedIn(page);
  await page.goto(paths.home);
  await expect(page.getByRole('button', { name: /^Balance ₦/ })).toBeVisible();
}

/** Saves a screenshot as WebP, a third of the size of a PNG. */
async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  const canvas = await page.context().newPage();
  const webp = await canvas.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
    const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const surface = new OffscreenCanvas(drawn.width, drawn.height);
    surface.getContext('2d')?.drawImage(drawn, 0, 0);
    const blob = await surface.convertToBlob({ type: 'image/webp', quality: 0.8 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png.toString('base64'));
  await canvas.close();
  mkdirSync(join(PUBLIC, 'screenshots'), { recursive: true });
  writeFileSync(join(PUBLIC, `screenshots/${name}.webp`), Uint8Array.from(webp));
}

for (const [form, size] of [
  ['narrow', NARROW],
  ['wide', WIDE],
] as const) {
  test.describe(form, () => {
    test.use(size);

    test('match', async ({ page }) => {
      await openEvenMatch(page, 4);
      // The third of a runner's back prices is the best.
      if (form === 'wide') {
        await page
          .getByRole('region', { name: 'Match Odds' })
          .getByRole('button', { name: /^Back .+ available$/ })
          .nth(2)
          .click();
        await page
          .getByRole('region', { name: 'Bet slip' })
          .getByRole('textbox', { name: /stake$/i })
          .fill('500');
      }
      await picture(page, `match-${form}`);
    });

    test('home', async ({ page }) => {
      await openHome(page);
      await expect(page.getByRole('region', { name: 'In play now' })).toBeVisible();
      await picture(page, `home-${form}`);
    });
  });
}

test.describe('narrow only', () => {
  test.use(NARROW);

  test('sportsbook', async ({ page }) => {
    await openHome(page);
    await page.goto(paths.sportsbook);
    await expect(page.getByRole('button', { name: /odds|\d\.\d\d/i }).first()).toBeVisible();
    await picture(page, 'sportsbook-narrow');
  });

  test('bets', async ({ page, mock }) => {
    const bettor = await createBettor(page.request);
    const games = (await bettor.gamesOf('inplay')).filter(
      ({ matchOddsStatus, runners: [first] }) =>
        matchOddsStatus === 'open' && (first?.back ?? 0) > 1_40 && (first?.lay ?? 0) < 4_00,
    );
    for (const [index, { gameId }] of games.slice(0, 2).entries()) {
      await bettor.place(gameId, 'match_odds', index === 0 ? 'back' : 'lay', 2_000 - index * 500);
    }
    await mock.clock({ advance: '6s' });
    await openHome(page);
    await page.goto(paths.myBets);
    await expect(page.getByText(games[0]?.name ?? '').first()).toBeVisible();
    await picture(page, 'bets-narrow');
  });
});

/** Saves a drawing as a PNG of a fixed size. */
async function drawIcon(page: Page, name: string, sizePx: number, svg: string): Promise<void> {
  await page.setViewportSize({ width: sizePx, height: sizePx });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const path = join(PUBLIC, `icons/${name}.png`);
  await page.screenshot({ path, omitBackground: true });
}

/** Paths on a 24 × 24 grid, like the app's icons. */
const SHORTCUTS = {
  bets: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  play: 'M8 5l11 7-11 7z',
  cashier: 'M3 10l9-6 9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  rules: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M9 7h3',
};

test('icons', async ({ page }) => {
  for (const [name, path] of Object.entries(SHORTCUTS)) {
    await drawIcon(
      page,
      `shortcut-${name}`,
      96,
      `<svg width="96" height="96" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${INK}"/>` +
        `<path transform="translate(21 21) scale(2.25)" d="${path}" fill="none" stroke="${ACCENT}" ` +
        'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
    );
  }
  // An iPhone rounds the corners itself and paints transparent areas black.
  const icon = readFileSync(join(PUBLIC, 'icons/icon.svg'), 'utf8');
  const square = icon.replace(' rx="112"', '').replace('<svg ', '<svg width="180" height="180" ');
  await drawIcon(page, 'apple-touch-180', 180, square);
});
