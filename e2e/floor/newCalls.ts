import type { Identifier } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { parseSync } from 'vite';
import { isInFloor } from './isInFloor.ts';

/** For each name, whether the floor has it, once for each interface that defines it. */
type Known = Map<string, boolean[]>;

const globals: Known = new Map();
const statics: Known = new Map();
const methods: Known = new Map();

for (const [owner, features] of featuresOf(bcd.api)) {
  noteMembers(owner, features);
  // Static functions, which may share their name with a method.
  for (const [member, { __compat }] of featuresOf(features)) {
    const isStatic = __compat && member.endsWith('_static');
    if (isStatic) note(statics, `${owner}.${withoutKind(member)}`, isInFloor(__compat));
  }
}
for (const [owner, features] of featuresOf(bcd.javascript['builtins'])) {
  noteMembers(owner, features);
  for (const [member, { __compat }] of featuresOf(features)) {
    if (__compat) note(statics, `${owner}.${member}`, isInFloor(__compat));
  }
}

// The only builtin whose members are interfaces themselves.
for (const [owner, features] of featuresOf(bcd.javascript['builtins']?.['Intl'])) {
  noteMembers(`Intl.${owner}`, features);
}

function noteMembers(owner: string, features: Identifier): void {
  if (features.__compat) note(globals, owner, isInFloor(features.__compat));
  for (const [member, { __compat }] of featuresOf(features)) {
    if (__compat) note(methods, `.${withoutKind(member)}()`, isInFloor(__compat));
  }
}

function featuresOf(parent: Identifier | undefined): [name: string, feature: Identifier][] {
  const { __compat, ...features } = parent ?? {};
  return Object.entries(features);
}

function withoutKind(member: string): string {
  return member.replace(/_static$/, '');
}

function note(known: Known, name: string, isOld: boolean): void {
  known.set(name, [...(known.get(name) ?? []), isOld]);
}

/**
 * Platform features in a script that the floor lacks: globals, their static functions, and methods whose name
 * exists only on interfaces that are too new.
 */
export function newCalls(file: string, code: string): string[] {
  const found = new Set<string>();
  const look = (known: Known, name: string) => {
    const isOld = known.get(name);
    if (isOld && !isOld.includes(true)) found.add(name);
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    if (!isNode(node)) return;
    const { type, object, property, callee, name } = node;
    const isMember = type === 'MemberExpression' && node['computed'] === false;
    if (isMember) look(statics, `${nameOf(object)}.${nameOf(property)}`);
    // The minifier makes shorter names.
    if (type === 'Identifier' && typeof name === 'string' && name.length > 2) look(globals, name);
    if (isNode(callee) && callee['computed'] === false)
      look(methods, `.${nameOf(callee['property'])}()`);
    for (const [key, child] of Object.entries(node)) {
      // A name after a dot or before a colon is not a global.
      const isOnlyName = (isMember && key === 'property') || (type === 'Property' && key === 'key');
      if (!isOnlyName || node['computed'] === true) walk(child);
    }
  };
  walk(parseSync(file, code).program);
  return [...found];
}

function isNode(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && 'type' in node;
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}
