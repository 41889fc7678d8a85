import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { site } from '../../deploy/site.ts';
import { installByApt, pathOf } from '../engines/install/apt.ts';
import { startMockServer } from '../host/mockServer.ts';
import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';

const KINDS = [nginx, caddy];

/** Serves the build by a real server in front of the mock backend, until it is stopped. */
export async function serve([name, port]: string[]): Promise<void> {
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`no server ${name}: there are ${KINDS.map((one) => one.name)}`);
  installByApt(kind.packages, () => kind.isHere());
  const folder = join(import.meta.dirname, '../../node_modules/.cache/oja-hosts', kind.name);
  await site([folder]);
  const backend = await startMockServer();
  const { args, env } = kind.prepare({ port: Number(port), folder, apiUrl: backend.url });
  const started = spawn(pathOf([kind.program]) ?? kind.program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  endWith(started);
}

/** Neither outlives the other. */
function endWith(started: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      started.kill();
      process.exit();
    });
  }
  started.on('exit', (code) => process.exit(code ?? 1));
}
