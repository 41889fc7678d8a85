import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { webManifest } from '../vite/manifest.ts';
import { contrast } from './contrast.ts';
import { Settings } from './settings.ts';

const kola: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, 'brands/kola/settings.json'), 'utf8'),
);
const { colours } = Settings.parse(kola);
const faults = (value: unknown) =>
  Settings.safeParse(value).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test.each(['oja', 'kola', 'iroko'])('the example %s is accepted', (name) => {
  const file = join(import.meta.dirname, 'brands', name, 'settings.json');
  expect(faults(JSON.parse(readFileSync(file, 'utf8')))).toBeUndefined();
});

test.each(['kola', 'iroko'])('the example %s has every picture of its own', (name) => {
  const { icons = [], screenshots = [], shortcuts = [] } = webManifest();
  const pictures = [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut) => shortcut.icons ?? []),
  ];
  const bytesOf = (folder: string, src: string) =>
    readFileSync(join(import.meta.dirname, folder, 'public', src));
  expect(pictures.length).toBeGreaterThan(12);
  const ofOja = pictures.filter(({ src }) =>
    bytesOf(`brands/${name}`, src).equals(bytesOf('..', src)),
  );
  expect(ofOja).toEqual([]);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.478, 3);
  expect(contrast('#0a6841', '#0a6841')).toBe(1);
});

describe('refused', () => {
  test('colours that cannot be read, each by its place', () => {
    const light = { ...colours?.light, onBrand: '#8a3f6c', header: '#d9b3c9' };
    expect(faults({ name: 'Kola', colours: { ...colours, light } })).toEqual([
      expect.stringMatching(/^colours\.light: onBrand on brand: contrast 1\.\d+ is below 4\.5$/),
      expect.stringMatching(/^colours\.light: onHeader on header: contrast 1\.\d+/),
      expect.stringMatching(/^colours\.light: headerMuted on header: contrast 1\.00/),
    ]);
  });

  test('a brand colour that is lost on the page', () => {
    const dark = { ...colours?.dark, brand: '#7a1f5c', onBrand: '#ffffff' };
    expect(faults({ name: 'Kola', colours: { ...colours, dark } })?.[0]).toMatch(
      'colours.dark: brand on the page',
    );
  });

  test.each([
    [{ name: '<b>' }],
    [{ name: '' }],
    [{ name: 'Kola', addresses: { api: 'http://api.kola.example' } }],
    [{ name: 'Kola', addresses: { api: 'javascript:alert(1)' } }],
    [{ name: 'Kola', pictures: ["https://p.example; script-src 'unsafe-inline'"] }],
    [{ name: 'Kola', frames: ['*'] }],
    [{ name: 'Kola', colour: '#ffffff' }],
    [
      {
        name: 'Kola',
        wordmark: { viewBox: '0 0 74 28', letters: 'M0 0"/><script>', mark: 'M0 0' },
      },
    ],
  ])('%j', (value) => {
    expect(faults(value)).toHaveLength(1);
  });
});
