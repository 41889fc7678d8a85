import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { portOf } from '../../host/portOf.ts';
import { installByApt, pathOf } from '../install/apt.ts';
import { until } from '../until.ts';
import { type EngineKind, PHONE } from './engine.ts';
import { byWebDriver } from './webDriver.ts';

const PROGRAMS = ['WebKitWebDriver', 'xvfb-run'];
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** The small browser that comes with the engine, whichever of its libraries is installed. */
function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((name) => /^webkit(2gtk|gtk)-/.test(name))
    .map((name) => join(LIBRARIES, name, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The engine of Safari, on the screen of a virtual X server. */
export const webKitGtk: EngineKind = {
  name: 'webkit',
  install: () =>
    installByApt(
      ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth'],
      () => PROGRAMS.every((name) => pathOf([name])) && miniBrowser() !== undefined,
    ),
  async start() {
    const port = await freePort();
    const args = ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`];
    const driver = spawn('xvfb-run', args, {
      stdio: 'ignore',
      // A group of its own, so that X server and browser end with it.
      detached: true,
      env: {
        ...process.env,
        XDG_CONFIG_HOME: join(import.meta.dirname, 'narrow'),
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    const url = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver listens', async () => (await fetch(`${url}/status`)).ok);
    const engine = await byWebDriver(url, {
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    });
    await engine.resize(PHONE.width, PHONE.height);
    return {
      ...engine,
      async close() {
        await engine.close().catch(() => undefined);
        if (driver.pid !== undefined) process.kill(-driver.pid);
      },
    };
  },
};
