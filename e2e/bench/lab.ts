import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages, type PageHost } from './pages/buildPages.ts';
import { type Phone, startPhone } from './phone/phone.ts';
import { createCertificate } from './server/certificate.ts';
import { filesOf } from './server/filesOf.ts';
import { type Link, openLink } from './server/link.ts';
import { startMockServer } from './server/mockServer.ts';
import { createSite } from './server/site.ts';
import { startWebServer } from './server/webServer.ts';

type Host = 'app' | PageHost;

/** What the suites measure, and the tools they measure with. */
export interface Lab {
  link: Link;
  /** The mock backend without the simulated link. */
  apiUrl: string;
  /** Makes a browser trust the lab's certificate. */
  spkiHash: string;
  urlOf(host: Host, path?: string): string;
  /** A temporary browser profile, deleted when the lab closes. */
  createProfile(): string;
  startPhone(profile: string): Promise<Phone>;
  close(): void;
}

const siteOf = (folder: string) => createSite(filesOf(folder), { isPacked: true });

export async function openLab(dist: string): Promise<Lab> {
  if (!existsSync(join(dist, '_headers'))) {
    throw new Error(`No build in ${dist}: run "npm run build" first.`);
  }
  const pages = await buildPages();
  const certificate = await createCertificate();
  const mockServer = await startMockServer();
  const server = await startWebServer({
    certificate,
    apiPort: mockServer.port,
    sites: Object.fromEntries(
      Object.entries({ app: dist, ...pages }).map(([host, folder]) => [host, siteOf(folder)]),
    ),
  });
  const link = await openLink(server.port);
  const profiles = mkdtempSync(join(tmpdir(), 'oja-bench-'));
  const urlOf = (host: Host, path = '/') => `https://${host}.localhost:${link.port}${path}`;
  const trusted = { spkiHash: certificate.spkiHash, baseURL: urlOf('app') };
  return {
    link,
    apiUrl: mockServer.url,
    spkiHash: certificate.spkiHash,
    urlOf,
    createProfile: () => mkdtempSync(join(profiles, 'phone-')),
    startPhone: (profile) => startPhone(profile, trusted),
    close() {
      link.close();
      server.close();
      mockServer.close();
      rmSync(profiles, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
