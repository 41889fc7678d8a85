import { parseArgs } from 'node:util';
import { startServer } from '../engine/hosts/server.ts';
import { takeOverWorlds } from './takeOverWorlds.ts';

/** Serves the mock backend alone: `npm run mock -- --port 4010`, with `--host` to other machines, too, and with `--strict` as a
 * server that puts up with nothing. */
export async function serve(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  });
  const at = values.host ? { host: '0.0.0.0' } : {};
  const server = await startServer(takeOverWorlds(values.strict), {
    port: Number(values.port),
    ...at,
  });
  process.stdout.write(
    `The mock backend answers ${server.url}/api, with its socket at /public/.\nIts panel: ${server.url}/api/__mock/panel\n`,
  );
  return server;
}
