import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, EngineKind } from './drivers/engine.ts';
import { createHand } from './hand.ts';
import { mainJob } from './jobs/mainJob.ts';
import { offlineReading } from './jobs/offlineReading.ts';
import { signOut } from './jobs/signOut.ts';
import type { Job, Stage } from './jobs/step.ts';
import { update } from './jobs/update.ts';
import type { Line } from './table.ts';

/** One after the other, in one browser: each goes on where the one before has ended. */
const JOBS: [name: string, job: Job][] = [
  ['main job', mainJob],
  ['update', update],
  ['offline', offlineReading],
  ['sign-out', signOut],
];
const PICTURES = join(import.meta.dirname, '../../test-results/engines');

/** Runs every job in one engine and tells how far it came; what failed is told and not thrown. */
export async function runJobs(
  kind: EngineKind,
  given: Omit<Stage, 'hand' | 'step'>,
): Promise<Line> {
  const line: Line = { engine: kind.name, version: '', passed: [], failed: undefined };
  let engine: Engine | undefined;
  let doing = 'starts';
  const say = (text: string) => process.stdout.write(`${kind.name}: ${text}\n`);
  try {
    kind.install();
    engine = await kind.start();
    line.version = engine.version;
    say(engine.version);
    const step: Stage['step'] = async (name, work) => {
      doing = name;
      const result = await work();
      say(`✓ ${name}`);
      return result;
    };
    const hand = createHand(engine, given.host.url);
    for (const [name, job] of JOBS) {
      line.failed = name;
      await job({ ...given, hand, step });
      line.failed = undefined;
      line.passed.push(name);
    }
  } catch (error) {
    line.failed ??= 'start';
    say(`✗ ${doing}: ${why(error)}`);
    await engine?.picture().then(
      (picture) => {
        mkdirSync(PICTURES, { recursive: true });
        writeFileSync(join(PICTURES, `${kind.name}.png`), picture);
        say(`what it showed: test-results/engines/${kind.name}.png`);
      },
      () => undefined,
    );
  }
  await engine?.close().catch(() => undefined);
  return line;
}

function why(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${why(error.cause)})`;
}
