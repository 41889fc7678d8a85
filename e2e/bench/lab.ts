import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '../host/filesOf.ts';
import { startMockServer } from '../host/mockServer.ts';
import { createSite } from '../host/site.ts';
import { type Link, openLink } from './link.ts';
import { buildPages, type PageHost } from './pages/buildPages.ts';
import { type Phone, startPhone } from './phone.ts';
import { startWebServer } from './webServer.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** What the suites measure, and the tools they measure with. */
export interface Lab {
  link: Link;
  /** The mock backend without the simulated link. */
  apiUrl: string;
  spkiHash: string;
  urlOf(host: 'app' | PageHost, path?: string): string;
  /** A browser with a profile, a new one unless it is given; the lab deletes it. */
  startPhone(profile?: string): Promise<Phone>;
  close(): void;
}

export async function openLab(): Promise<Lab> {
  if (!existsSync(DIST)) throw new Error('No build: run "npm run build" first.');
  const folders = { app: DIST, ...(await buildPages()) };
  const sites = Object.entries(folders).map(([host, folder]) => {
    return [host, createSite(filesOf(folder), { isPacked: true })] as const;
  });
  const mockServer = await startMockServer();
  // Its first answer makes a world, which takes longer than a page waits for its lists.
  await (await fetch(`${mockServer.url}/api/getAppDetails`)).text();
  const server = await startWebServer(Object.fromEntries(sites), mockServer.port);
  const link = await openLink(server.port);
  const profiles = mkdtempSync(join(tmpdir(), 'oja-bench-'));
  const urlOf: Lab['urlOf'] = (host, path = '/') => `https://${host}.localhost:${link.port}${path}`;
  const { spkiHash } = server;
  return {
    link,
    apiUrl: mockServer.url,
    spkiHash,
    urlOf,
    startPhone: (profile = mkdtempSync(join(profiles, 'phone-'))) =>
      startPhone(profile, { spkiHash, baseURL: urlOf('app') }),
    close() {
      link.close();
      server.close();
      mockServer.close();
      rmSync(profiles, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
