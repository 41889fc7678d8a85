import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

const first = Number(process.env['PORT'] ?? '4476');
const hosts = ['nginx', 'caddy'].map((name, index) => ({ name, port: first + index }));

/** `npm run e2e:hosts`: the recipes of `deploy/`, run by the real servers, with the mock backend behind them. */
export default defineConfig({
  ...stories,
  reporter: [['list']],
  testMatch: ['hosts/host.ts', 'hosts/player.ts'],
  projects: hosts.map(({ name, port }) => ({
    name,
    use: {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      baseURL: `http://localhost:${port}`,
    },
  })),
  webServer: hosts.map(({ name, port }) => ({
    command: `node e2e/hosts/serve.mjs ${name} ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/terms`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // The first time it may have to install the server.
    timeout: 300_000,
  })),
});
