// npm run casino: a million rounds of every game against the return it declares; `-- 50000` plays fewer.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));
const [rounds = '1000000'] = process.argv.slice(2);
const args = ['run', '--project', 'unit', 'src/domain/casino/simulated.test.ts'];
const { status } = spawnSync(process.execPath, [vitest, ...args], {
  stdio: 'inherit',
  env: { ...process.env, ROUNDS: rounds },
});
process.exitCode = status ?? 1;
