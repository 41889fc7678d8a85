import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startTestServer } from '../hosts/testServer.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const client = fileURLToPath(new URL('./client.py', import.meta.url));

test.skipIf(!hasPython)(
  'a client in Python, made from the documents alone, plays the whole story (skipped where there is no python3)',
  async () => {
    const server = await startTestServer();
    try {
      const { stdout } = await promisify(execFile)('python3', [client, server.url]);
      expect(
        stdout
          .trim()
          .split('\n')
          .map((line) => line.split(':')[0]),
      ).toEqual([
        'signed in',
        'paid in',
        'watched',
        'bet',
        'cashed out, once',
        'settled',
        'read the statement',
        'signed out',
      ]);
    } finally {
      server.close();
    }
  },
);
