import { join } from 'node:path';
import { filesOf } from '../host/filesOf.ts';
import { type Host, startHost } from '../twoBuilds/host.ts';
import { shiftedClock } from './enterWorld.ts';
import { test as base } from './story.ts';

/** The build. */
export const one = filesOf(join(import.meta.dirname, '../../dist'));

/** The app from a host of this story's own, where builds are deployed and things go wrong. */
export const test = base.extend<{ host: Host }>({
  host: async ({ shiftMs }, use, { project }) => {
    const workerPrefix = shiftedClock(shiftMs);
    const host = await startHost({ backendUrl: project.use.baseURL ?? '', workerPrefix });
    host.deploy(one);
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});
