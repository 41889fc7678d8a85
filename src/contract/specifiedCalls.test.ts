import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { everyEndpoint, everyExternal } from './everyEndpoint.ts';

const SRC = resolve(import.meta.dirname, '..');

/** What the app takes from the contract, without the contract itself and without tests. */
function takenFromContract(): Set<string> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^contract\//.test(file),
  );
  const taken = files.flatMap((file) =>
    [
      ...readFileSync(join(SRC, file), 'utf8').matchAll(
        /^import \{([^}]*)\} from '[^']*\/contract\/[^']*';$/gm,
      ),
    ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0])),
  );
  return new Set(taken.filter((name) => name !== undefined));
}

test('the app makes every call of the specification', () => {
  const taken = takenFromContract();
  const specified = Object.entries(everyEndpoint).filter(([, { ours }]) => ours !== 'call');
  const names = [...specified.map(([name]) => name), ...Object.keys(everyExternal)];
  // A visit goes by the outbox, which the worker and the page share and which knows no contract.
  expect(names.filter((name) => !taken.has(name))).toEqual(['recordVisit']);
});
