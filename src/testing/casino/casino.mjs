// npm run casino: a million rounds of every game against the return it declares; `-- 50000` plays fewer,
// `-- 1000000 crash-1` one game only.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
const [rounds = '1000000', game] = process.argv.slice(2);
const only = game ? ['-t', `^${game} returns`] : [];
const args = ['run', '--project', 'unit', 'src/testing/casino/simulated.test.ts', ...only];
const { status } = spawnSync(process.execPath, [vitest, ...args], {
  stdio: 'inherit',
  env: { ...process.env, ROUNDS: rounds },
});
process.exitCode = status ?? 1;
