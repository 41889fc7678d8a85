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

  test('package.json and its lock say the same', () => {
    const Own = z.object({ engines: z.object({ node: z.string() }) });
    expect(z.parse(Own, JSON.parse(readText('package.json'))).engines.node).toBe(ours);
  });

  test('.nvmrc names one that package.json and every package admit', () => {
    const version = `${readText('.nvmrc').trim()}.99.0`;
    const asked = new Set([ours, ...packages.flatMap(nodeOf)]);
    expect([...asked].filter((range) => !satisfies(version, range))).toEqual([]);
  });
});

describe('package-lock.json', () => {
  test('has the integrity of every package but of parts for other systems', () => {
    for (const { integrity, name, optional, os } of packages)
      if (!integrity)
        expect({ name, optional, os: os?.length }).toEqual({ name, optional: true, os: 1 });
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
