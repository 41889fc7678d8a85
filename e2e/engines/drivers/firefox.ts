import { launch } from 'puppeteer-core';
import { installByApt, pathOf } from '../install/apt.ts';
import { byPuppeteer } from './byPuppeteer.ts';
import type { EngineKind } from './engine.ts';

const PROGRAMS = ['firefox-esr', 'firefox'];

export const firefox: EngineKind = {
  name: 'firefox',
  install: () => installByApt(['firefox-esr'], () => pathOf(PROGRAMS) !== undefined),
  async start() {
    const executablePath = pathOf(PROGRAMS) ?? '';
    return byPuppeteer(await launch({ browser: 'firefox', executablePath, headless: true }));
  },
};
