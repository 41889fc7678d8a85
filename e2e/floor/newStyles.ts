import type { Identifier } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { isInFloor } from './isInFloor.ts';

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = bcd.css;

/** Units, which the compatibility data describes by kind. */
const UNITS: [RegExp, Identifier | undefined][] = [
  [/\d([dsl]v(?:h|w|i|b|min|max))\b/, types['length']?.['viewport_percentage_units_dynamic']],
  [/\d(cq(?:w|h|i|b|min|max))\b/, types['length']?.['container_query_length_units']],
];

type Look = (name: string, feature: Identifier | undefined) => void;

/** CSS features in a style sheet that the floor lacks. */
export function newStyles(css: string): string[] {
  const found = new Set<string>();
  const look: Look = (name, feature) => {
    if (feature?.__compat && !isInFloor(feature.__compat)) found.add(name);
  };
  /** The rules around the current place, outermost first; true for a rule with a selector. */
  const around: boolean[] = [];
  const bare = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g, '""');
  for (const [, text = '', end] of bare.matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim();
    const isAtRule = part.startsWith('@');
    if (isAtRule) lookAtRule(part, look, found);
    else if (end === '{') lookAtSelector(part, look);
    else lookAtDeclaration(part, look);
    if (end === '{' && !isAtRule && around.includes(true)) found.add('nesting');
    if (end === '{') around.push(!isAtRule);
    if (end === '}') around.pop();
  }
  return [...found];
}

function lookAtRule(rule: string, look: Look, found: Set<string>): void {
  const [, name = '', prelude = ''] = /^@([\w-]+)(.*)/s.exec(rule) ?? [];
  look(`@${name}`, atRules[name]);
  for (const [, feature = ''] of prelude.matchAll(/\(([a-z-]+)/g)) {
    look(`@${name} (${feature})`, atRules[name]?.[feature]);
  }
  if (name !== 'media') return;
  // Both came in Chrome 104 and Safari 16.4. The build lowers range syntax, and turns `<` into `not (…)`.
  if (/[<>]/.test(prelude)) found.add('media range');
  if (/\bnot\s*\(/.test(prelude)) found.add('media not ()');
}

function lookAtSelector(selector: string, look: Look): void {
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g)) look(`:${name}`, selectors[name]);
}

function lookAtDeclaration(declaration: string, look: Look): void {
  const [, property = '', value = ''] = /^([\w-]+)\s*:(.*)/s.exec(declaration) ?? [];
  look(property, properties[property]);
  for (const [word] of value.matchAll(/[a-z][a-z-]+(?![\w(-])/g)) {
    look(`${property}: ${word}`, properties[property]?.[word]);
  }
  for (const [, name = ''] of value.matchAll(/([a-z][a-z-]+)\(/g)) {
    look(`${name}()`, types[name] ?? types['color']?.[name]);
  }
  for (const [unit, feature] of UNITS) {
    const [, used] = unit.exec(value) ?? [];
    if (used) look(used, feature);
  }
}
