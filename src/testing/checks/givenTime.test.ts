import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import config from '../../../vite.config.ts';
import { ROOT as root } from './sourceFiles.ts';
import { type Node, nameOf, nodes } from './syntaxTree.ts';

const SETUP = 'src/testing/setup.ts';
const UNTIL = 'src/testing/until.ts';
/** They make a world that starts at the real time by default. */
const MAKERS = ['createBackend', 'createWorlds', 'sharedWorld', 'createClock'];
/** The test helpers, which set the time for all tests, and the tests of hosts that make worlds. */
const GIVERS = /^(mocks\/hosts\/(test\w+|mount\.test)|src\/testing\/.+)\.tsx?$/;

/** Ways in which a test gets a time that nobody gave it. */
function ungiven(code: string, file: string): string[] {
  const { program } = parseSync(file, code);
  const faults: string[] = [];
  for (const [node, calls] of nodes(program as unknown as Node)) {
    if (node.type !== 'CallExpression') continue;
    const callee = nameOf(node['callee']);
    if (MAKERS.includes(callee) && !GIVERS.test(file)) {
      faults.push(
        `${callee}: a world of a test comes from createTestCaller, startTestHost or openNetwork`,
      );
    }
    if (callee === 'vi.waitFor' && file !== UNTIL) {
      faults.push(`${callee} gives up after a second of a busy machine: wait by ${UNTIL}`);
    }
    if (callee === 'vi.getRealSystemTime') faults.push(`${callee} reads the machine's clock`);
    if (callee === 'vi.useRealTimers' && !calls.some((name) => /^after(Each|All)$/.test(name))) {
      faults.push(
        `${callee} in a test gives it the machine's clock; the next one gets its own anyhow`,
      );
    }
    if (callee === 'vi.useFakeTimers' && fakesOtherThanDate(node)) {
      faults.push(`${callee}({ toFake }) without 'Date' gives the test the machine's clock`);
    }
  }
  return faults.map((fault) => `${file}: ${fault}`);
}

function fakesOtherThanDate(call: Node): boolean {
  for (const [node] of nodes(call)) {
    if (node.type !== 'Property' || nameOf(node['key']) !== 'toFake') continue;
    const elements = Object(node['value']).elements;
    return (
      !Array.isArray(elements) || !elements.some((element) => Object(element).value === 'Date')
    );
  }
  return false;
}

function testFiles(): string[] {
  return ['src', 'mocks', 'tools', 'sw', 'vite'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !file.startsWith('src/testing/checks/'))
      .filter((file) => /\.test\.tsx?$/.test(file) || (GIVERS.test(file) && file !== SETUP)),
  );
}

test('each test is given its time', () => {
  const files = testFiles();
  expect(files.length).toBeGreaterThan(200);
  const faults = files.flatMap((file) => ungiven(readFileSync(join(root, file), 'utf8'), file));
  expect(faults).toEqual([]);
});

test('each project sets the clock before a test begins', () => {
  const projects = Object(config).test.projects.filter(
    (project: unknown) => !['checks', 'proof'].includes(Object(project).test.name),
  );
  expect(projects.length).toBeGreaterThan(0);
  for (const { test: project } of projects) {
    expect(project.setupFiles, project.name).toContain(SETUP);
  }
  expect(readFileSync(join(root, SETUP), 'utf8')).toMatch(
    /beforeEach\(\(\) => \{[^}]*vi\.setSystemTime\(TEST_START\);/,
  );
});

test.each([
  ['a world that starts now', 'const { control } = createBackend({ scenario: "empty" });'],
  [
    'the clock of the machine',
    "test('x', () => { vi.useRealTimers(); expect(Date.now()).toBe(1); });",
  ],
  ['the clock of the machine by name', 'const now = vi.getRealSystemTime();'],
  ['a wait of a second', 'await vi.waitFor(() => expect(seen).toBe(true));'],
  ['timers without their clock', "vi.useFakeTimers({ toFake: ['setTimeout'] });"],
])('%s is found', (_, code) => {
  expect(ungiven(code, 'src/a.test.ts')).toHaveLength(1);
});

test.each([
  'afterEach(() => { vi.useRealTimers(); });',
  "vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: 5 });",
  'vi.useFakeTimers();',
  'createTestCaller();',
  'await until(() => expect(seen).toBe(true));',
])('%s is fine', (code) => {
  expect(ungiven(code, 'src/a.test.ts')).toEqual([]);
});
