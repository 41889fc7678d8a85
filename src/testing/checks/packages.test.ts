import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readText } from './sourceFiles.ts';

const Package = z.object({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  optional: z.optional(z.boolean()),
  os: z.optional(z.array(z.string())),
  // Some old packages have a list here, which requires nothing.
  engines: z.optional(z.union([z.object({ node: z.optional(z.string()) }), z.array(z.string())])),
});
const Lock = z.object({ packages: z.record(z.string(), Package) });

const { '': own, ...folders } = z.parse(Lock, JSON.parse(readText('package-lock.json'))).packages;
const packages = Object.entries(folders).map(([folder, entry]) => ({
  ...entry,
  name: folder.replace(/^.*node_modules\//, ''),
}));

function nodeOf(entry: z.infer<typeof Package> | undefined): string[] {
  const { engines } = entry ?? {};
  return engines && !Array.isArray(engines) && engines.node ? [engines.node] : [];
}

describe('Node', () => {
  const [ours = ''] = nodeOf(own);
  const asked = [...new Set(packages.flatMap(nodeOf))];
  const admitted = (version: string) => asked.every((range) => satisfies(version, range));

  test('package.json and its lock say the same', () => {
    const Own = z.object({ engines: z.object({ node: z.string() }) });
    expect(z.parse(Own, JSON.parse(readText('package.json'))).engines.node).toBe(ours);
    expect(asked.length).toBeGreaterThan(10);
  });

  test.each(Array.from({ length: 14 }, (_, index) => 18 + index))(
    'of %i.x package.json admits what every package admits, and nothing else',
    (major) => {
      const minors = Array.from({ length: 40 }, (_, minor) => `${major}.${minor}.0`);
      expect(minors.filter((version) => satisfies(version, ours))).toEqual(minors.filter(admitted));
    },
  );

  test('.nvmrc names one of them', () => {
    expect(admitted(`${readText('.nvmrc').trim()}.99.0`)).toBe(true);
  });
});

/** Packages that this project's registry lacks in the version their parent asks for. */
const WITHOUT_INTEGRITY = [
  ...[
    'android-arm64',
    'android-x64',
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64-musl',
    'linux-x64-musl',
    'win32-arm64',
    'win32-x64',
  ].map((platform) => `@biomejs/cli-${platform}`),
  ...[
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm-musleabihf',
    'linux-ppc64-gnu',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'linux-s390x-gnu',
    'openharmony-arm64',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ].map((platform) => `@oxc-parser/binding-${platform}`),
  ...[
    'android-arm-eabi',
    'android-arm64',
    'android-x64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-arm64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm-musleabihf',
    'linux-arm64-musl',
    'linux-loong64-gnu',
    'linux-loong64-musl',
    'linux-ppc64-gnu',
    'linux-ppc64-musl',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'linux-s390x-gnu',
    'linux-x64-musl',
    'openbsd-x64',
    'openharmony-arm64',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-gnu',
    'win32-x64-msvc',
  ].map((platform) => `@rollup/rollup-${platform}`),
];

describe('package-lock.json', () => {
  test('has the integrity of every package but of parts for other systems, which are named here', () => {
    const without = packages.filter(({ integrity }) => !integrity);
    expect(without.map(({ name }) => name).sort()).toEqual(WITHOUT_INTEGRITY.sort());
    for (const { optional, os } of without)
      expect({ optional, os: os?.length }).toEqual({ optional: true, os: 1 });
  });

  test('takes nothing from anywhere but the registry', () => {
    for (const { resolved = 'https://registry.npmjs.org/' } of packages)
      expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  });
});

test.each(['react', 'react-dom'])('the types of %s are those of its minor version', (name) => {
  const minorOf = (wanted: string) => {
    const { version = wanted } = packages.find((entry) => entry.name === wanted) ?? {};
    return version.split('.').slice(0, 2);
  };
  expect(minorOf(`@types/${name}`)).toEqual(minorOf(name));
});
