import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROVIDERS } from '../../../mocks/external/lobbyData.ts';
import { crestOf, OUTLINES, PATTERNS } from '../../lib/crest/crestOf.ts';
import { EMBLEMS } from '../../lib/crest/emblems.ts';
import { FLAGS } from './flags.ts';
import { markOf, TONES } from './mark.ts';

const kit = readFileSync(new URL('./Kit.css', import.meta.url), 'utf8');
const styles = readFileSync(new URL('./CrestArt.css', import.meta.url), 'utf8');

/** Enough names to meet every part. */
const NAMES = Array.from({ length: 3000 }, (_, index) => `Side ${index}`);

// As players have seen them: a side keeps its crest from one version to the next.
test.each([
  ['Eko Lanterns', 'heater', 'band', 'royal', 'gold', 'flame'],
  ['Zaria Mangroves', 'deep', 'corner', 'violet', 'white', 'tree'],
  ['Yola Drummers', 'heater', 'cross', 'gold', 'bottle', 'drum'],
  ['Enyimba', 'roundel', 'plain', 'white', 'bottle', 'wave'],
])('the crest of %s stays', (name, shape, pattern, field, figure, emblem) => {
  expect(crestOf(name)).toEqual({ shape, pattern, field, figure, emblem });
});

test('every part is drawn for somebody, and names that differ by a letter differ in more', () => {
  const crests = NAMES.map(crestOf);
  expect(new Set(crests.map(({ shape }) => shape))).toEqual(new Set(Object.keys(OUTLINES)));
  expect(new Set(crests.map(({ pattern }) => pattern)).size).toBe(Object.keys(PATTERNS).length);
  expect(new Set(crests.map(({ emblem }) => emblem)).size).toBe(Object.keys(EMBLEMS).length);
  const drawn = new Set(crests.map((crest) => JSON.stringify(crest)));
  expect(drawn.size).toBeGreaterThan(0.85 * NAMES.length);
});

test('each colour is one of the kit, and each shape is cut', () => {
  for (const { field, figure, shape } of NAMES.map(crestOf)) {
    expect(field).not.toBe(figure);
    expect(kit).toContain(`--kit-${field}:`);
    expect(kit).toContain(`--kit-${figure}:`);
    expect(styles).toContain(`.crest-art--${shape} {`);
  }
});

test.each([
  ['Confluence League', 'CL'],
  ['Great Lakes and Coast League', 'GL'],
  ['The Open of Lagos', 'OL'],
  ['OPay', 'OP'],
  ['PalmPay', 'PP'],
  ['Paytm', 'PA'],
  ['Ọ̀rúnmìlà', 'ỌR'],
  ['', ''],
])('the mark of %s is %s', (name, letters) => {
  expect(markOf(name).letters).toBe(letters);
});

test('the emblem of a mark shows what its name speaks of, else one that stays', () => {
  const emblems = ['Baobab Works', 'Great Lakes and Coast League'].map(
    (name) => markOf(name).emblem,
  );
  expect(emblems).toEqual(['tree', 'crown']);
  expect(new Set(NAMES.map((name) => markOf(name).emblem)).size).toBe(Object.keys(EMBLEMS).length);
});

test('no two providers of the lobby have the same emblem, in whatever colours', () => {
  const emblems = PROVIDERS.map(({ name }) => markOf(name).emblem);
  expect(emblems.filter((emblem, at) => emblems.indexOf(emblem) !== at)).toEqual([]);
});

test('marks have a colour of their own, deep enough for white letters', () => {
  expect(new Set(NAMES.map((name) => markOf(name).tone))).toEqual(new Set(TONES));
  for (const tone of TONES) expect(contrastWithWhite(tone)).toBeGreaterThanOrEqual(4.5);
});

test('each flag is drawn in colours of the kit', () => {
  const colours = Object.values(FLAGS).flatMap((parts = []) => parts.map(([colour]) => colour));
  expect(colours.length).toBeGreaterThan(10);
  for (const colour of colours) expect(kit).toContain(`--kit-${colour}:`);
});

function contrastWithWhite(tone: string): number {
  return (luminance('white') + 0.05) / (luminance(tone) + 0.05);
}

function luminance(tone: string): number {
  const hex = new RegExp(`--kit-${tone}: #(\\w{6})`).exec(kit)?.[1] ?? '';
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((from) => {
    const channel = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
