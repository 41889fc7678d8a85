import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../engines/install/apt.ts';
import type { ServerKind } from './serverKind.ts';

const TEMPLATE = join(import.meta.dirname, '../../deploy/nginx.conf.template');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The recipe as it is, in a main block that needs nothing of the machine but the program. */
export const nginx: ServerKind = {
  name: 'nginx',
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  program: 'nginx',
  // Debian keeps it beside the commands of the administrator, which are not always searched.
  isHere: () => pathOf(['nginx']) !== undefined && existsSync(BROTLI),
  prepare({ port, folder, apiUrl }) {
    const work = join(folder, 'nginx');
    mkdirSync(work, { recursive: true });
    const values: Record<string, string> = {
      PORT: String(port),
      PUBLIC: join(folder, 'public'),
      HEADERS: join(folder, 'nginx-headers.conf'),
      POLICIES: join(folder, 'nginx-policies.conf'),
      API: apiUrl,
    };
    const recipe = readFileSync(TEMPLATE, 'utf8').replace(
      /\$\{(\w+)\}/g,
      (placeholder, name: string) => values[name] ?? placeholder,
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `  ${kind}_temp_path ${work};\n`,
    );
    const main = join(work, 'nginx.conf');
    writeFileSync(
      main,
      `load_module ${BROTLI};
daemon off;
${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${work}/pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${temporary.join('')}${recipe}}
`,
    );
    return { args: ['-c', main, '-e', 'stderr'], env: {} };
  },
};
