import { join } from 'node:path';
import { pathOf } from '../engines/install/apt.ts';
import type { ServerKind } from './serverKind.ts';

const CADDYFILE = join(import.meta.dirname, '../../deploy/Caddyfile');

export const caddy: ServerKind = {
  name: 'caddy',
  packages: ['caddy'],
  program: 'caddy',
  isHere: () => pathOf(['caddy']) !== undefined,
  prepare: ({ port, folder, apiUrl }) => ({
    args: ['run', '--adapter', 'caddyfile', '--config', CADDYFILE],
    env: {
      SITE: `http://:${port}`,
      PUBLIC: join(folder, 'public'),
      HEADERS: join(folder, 'caddy-headers.conf'),
      POLICIES: join(folder, 'caddy-policies.conf'),
      API: apiUrl.replace('http://', ''),
      // Its store of certificates, of which it needs none here.
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  }),
};
