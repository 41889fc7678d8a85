import { join } from 'node:path';
import { preview } from 'vite';
import { createControl } from '../../mocks/control/client.ts';
import { filesOf } from '../host/filesOf.ts';
import { portOf } from '../host/portOf.ts';
import { startHost } from '../twoBuilds/host.ts';
import { otherBuild } from '../twoBuilds/otherBuild.ts';
import type { EngineKind } from './drivers/engine.ts';
import { firefox } from './drivers/firefox.ts';
import { floorChromium } from './drivers/floorChromium.ts';
import { webKitGtk } from './drivers/webKitGtk.ts';
import { runJobs } from './runJobs.ts';
import { type Line, tableOf } from './table.ts';

const KINDS = [webKitGtk, firefox, floorChromium];

/**
 * `npm run e2e:engines -- webkit firefox floor`, those that are wanted: a player's main jobs on the build
 * that is there, in engines other than the Chromium of the stories.
 */
export async function engines(args: string[]): Promise<void> {
  const kinds = args.length > 0 ? args.map(kindOf) : KINDS;
  const one = filesOf(join(import.meta.dirname, '../../dist'));
  const builds = { one, two: otherBuild(one, /./) };
  const backend = await preview({ preview: { host: 'localhost' }, logLevel: 'warn' });
  const backendUrl = `http://localhost:${portOf(backend.httpServer)}`;
  const lines: Line[] = [];
  for (const kind of kinds) {
    const host = await startHost({ backendUrl, workerPrefix: '' });
    host.deploy(one);
    // Each engine begins in the same world, which no other engine has bet in.
    const mock = createControl(backendUrl);
    await mock.reset({ seed: 'engines', scenario: 'quiet' });
    lines.push(await runJobs(kind, { host, mock, builds }));
    host.close();
  }
  process.stdout.write(`\n${tableOf(lines)}`);
  if (lines.some(({ failed }) => failed !== undefined)) process.exitCode = 1;
  await backend.close();
}

function kindOf(name: string): EngineKind {
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`no engine ${name}: there are ${KINDS.map((one) => one.name)}`);
  return kind;
}
