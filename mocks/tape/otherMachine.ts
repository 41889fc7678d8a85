import { createBackend } from '../backend.ts';
import { unpackTape } from './packLink.ts';

/** Opens a link in a process of its own, for the test; prints what came of it. */
export async function main(link: string): Promise<void> {
  const { control } = createBackend();
  const { hash, isSame } = control.run('replay', { tape: await unpackTape(link) });
  process.stdout.write(JSON.stringify({ hash, isSame }));
}
