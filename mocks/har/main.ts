import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { captureHar } from './captureHar.ts';

const USAGE = `npm run capture -- FILE.har [--out capture.json] [--base /api]

  FILE.har  saved from the network panel of a browser's devtools: "Save all as HAR with content"
  --out     where the capture goes
  --base    where the API is on its host
  Then: curl -X POST localhost:5173/api/__mock/play -d @capture.json`;

/** Makes a capture of a HAR file, without secrets. The exit code is 1 when something does not fit the contract. */
export function main(args: string[]): void {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: text, base: text },
  });
  const [file] = positionals;
  if (file === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { capture, misfits } = captureHar(JSON.parse(readFileSync(file, 'utf8')), values.base);
  const out = values.out ?? 'capture.json';
  writeFileSync(out, `${JSON.stringify({ capture }, null, 2)}\n`);
  const { calls, questions, events } = capture;
  console.warn(
    `${out}: ${calls.length} calls, ${questions.length} questions and ${events.length} events`,
  );
  for (const { what, at, why } of misfits) console.warn(`✗ after ${at} ms, ${what}: ${why}`);
  process.exitCode = misfits.length > 0 ? 1 : 0;
}
