import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Every colour by name, in the light or dark theme. */
function theme(place: 1 | 2): Record<string, string> {
  const one = /--([\w-]+): (?:(#[0-9a-f]+)|light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\));/g;
  return Object.fromEntries(
    [...css.matchAll(one)].map(([, name, both, ...two]) => [name, both ?? two[place - 1] ?? '']),
  );
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_ON: [text: string, ground: string][] = [
  ...['ink', 'muted', 'brand', 'win', 'lose', 'warn', 'info', 'plum', 'live'].flatMap(
    (text): [string, string][] => [
      [text, 'surface'],
      [text, 'raised'],
    ],
  ),
  ['ink', 'sunken'],
  ['muted', 'sunken'],
  ['on-brand', 'brand'],
  ['on-action', 'action'],
  ['on-header', 'header'],
  ['header-muted', 'header'],
  ['on-back', 'back'],
  ['on-lay', 'lay'],
  ['on-plum', 'plum'],
  ['plum', 'plum-tint'],
  ['ink', 'plum-tint'],
  ['on-sun', 'sun'],
  ['ink', 'sun-tint'],
  ['muted', 'sun-tint'],
  ['plum', 'surface'],
  ['plum', 'raised'],
  ['on-stage', 'stage'],
  ['stage-muted', 'stage'],
  ['stage-win', 'stage'],
  ['win', 'win-tint'],
  ['lose', 'lose-tint'],
  ['warn', 'warn-tint'],
  ['info', 'info-tint'],
];

const THEMES = { light: theme(1), dark: theme(2) };

test('the two themes are read from the one table', () => {
  expect(Object.keys(THEMES.light).length).toBeGreaterThan(20);
  expect([THEMES.light['surface'], THEMES.dark['surface']]).toEqual(['#f3f5f2', '#0d1512']);
});

test.each(Object.entries(THEMES))('%s: a win is not of the colour of the brand', (_, colours) => {
  expect(colours['win']).not.toBe(colours['brand']);
});

for (const [name, colours] of Object.entries(THEMES)) {
  test.each(TEXT_ON)(`${name}: %s on %s can be read (4.5:1)`, (text, ground) => {
    expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'raised'])(`${name}: the edge of a field is seen on %s (3:1)`, (ground) => {
    expect(contrast(colours['edge'] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
}
