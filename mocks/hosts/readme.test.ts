import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createControl } from '../control/client.ts';
import { startTestServer } from './testServer.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const readme = read('../README.md');
const host = await startTestServer();
afterAll(() => host.close());

const PATIENTLY = 120_000;
/** The test's day in Lagos, an hour ahead. */
const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);

/** Runs lines of the page as somebody types them, on this server and on the test's day. */
async function shell(lines: string): Promise<string> {
  const script = lines
    .replaceAll('localhost:5173', host.url)
    .replace('$(TZ=Africa/Lagos date +%F/%F)', `${today}/${today}`);
  return (await promisify(execFile)('bash', ['-c', script])).stdout;
}

const commands = readme.match(/(?<=^ {4})curl .*/gm) ?? [];

test(
  'every command of curl does what it says',
  async () => {
    expect(commands.length).toBeGreaterThan(6);
    const last = `curl localhost:5173/api/__mock/fault -d '{"clear":"*"}'`;
    const lines = [...commands, last].map((line) => line.replace('curl', 'curl -s'));
    const answers = (await shell(lines.join('; echo; '))).trim().split('\n');
    expect(answers).toHaveLength(lines.length);
    for (const [n, answer] of answers.entries()) {
      const answered = lines[n]?.includes('__mock/rows ') ? 'total' : 'now';
      expect(JSON.parse(answer), lines[n]).toHaveProperty(answered);
    }
    expect(await createControl(host.url).status()).toMatchObject({
      faults: Array.from({ length: 7 }, () => ({})),
    });
  },
  PATIENTLY,
);

test('the way of a player’s money is walked by curl alone', async () => {
  const [, section = ''] = readme.split('## By curl alone\n');
  const lines = section.split('\n## ')[0]?.match(/^( {4}.*)?$/gm) ?? [];
  const steps = lines.filter((line) => line !== '');
  const said = await shell([...steps.slice(0, -1), 'echo', ...steps.slice(-1)].join('\n'));
  expect(said.match(/"error".*/g) ?? []).toEqual([]);
  const statement = JSON.parse(said.trim().split('\n').at(-1) ?? '');
  const moved = new Map<string, number>(
    statement.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
  );
  expect([...moved.keys()]).toEqual([
    'adjustment',
    'deposit',
    'bet-result',
    'commission',
    'withdrawal',
  ]);
  expect([moved.get('deposit'), moved.get('withdrawal')]).toEqual([5000, -3000]);
  const sum = [...moved.values()].reduce((total, naira) => total + naira, statement.opening);
  expect(sum).toBeCloseTo(statement.closing, 2);
  const { players } = await createControl(host.url).status();
  expect(players[1]?.balanceNaira).toBe(statement.closing);
});

test('every address of the control is there, and every method of the console', async () => {
  const addresses = new Set(readme.match(/\/api\/__mock[\w/]*/g));
  const methods = [...readme.matchAll(/await mock\.(\w+)\(/g)].map(([, name = '']) => name);
  const posted = commands.flatMap((line) => /__mock\/(\w+)/.exec(line)?.[1] ?? []);
  const control = createControl(host.url, 'names');
  for (const name of [...methods, ...posted]) expect(Object.keys(control)).toContain(name);
  for (const address of addresses) {
    const { status } = await fetch(host.url + address);
    const isCommand = posted.some((name) => address === `/api/__mock/${name}`);
    expect([address, status]).toEqual([address, isCommand ? 501 : 200]);
  }
  expect(addresses.size).toBeGreaterThan(new Set(posted).size);
});

test('every file and every folder is there', () => {
  const named = [...readme.matchAll(/`([\w./]+(?:\.ts|\.js|\/))`/g)].map(([, path = '']) => path);
  const links = [...readme.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path);
  const isThere = (path: string) => {
    const places = ['../', '../../'].map((root) => new URL(root + path, import.meta.url));
    return places.some((place) => existsSync(place));
  };
  expect([...named, ...links].filter((path) => !isThere(path))).toEqual([]);
  expect(named.length + links.length).toBeGreaterThan(15);
});
