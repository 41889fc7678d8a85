import { launch } from 'puppeteer-core';
import { installFloorChromium } from '../install/installFloorChromium.ts';
import { byPuppeteer } from './byPuppeteer.ts';
import type { EngineKind } from './engine.ts';

/** The oldest Chromium that Oja runs in: `vite/floor.ts`. */
export const floorChromium: EngineKind = {
  name: 'floor',
  install: () => void installFloorChromium(),
  async start() {
    const { executablePath, libraries } = installFloorChromium();
    const browser = await launch({
      executablePath,
      // It knows neither of the headless modes that are asked for by a value.
      headless: false,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      env: { ...process.env, LD_LIBRARY_PATH: libraries },
    });
    return byPuppeteer(browser);
  },
};
