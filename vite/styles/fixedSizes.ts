import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { normalizePath, type Plugin } from 'vite';

const TOKENS = normalizePath(
  fileURLToPath(new URL('../../src/ui/style/tokens.css', import.meta.url)),
);
/** A length or a number, whatever the theme and the phone. */
const SIZE = /^[\d.]+(px|rem)?$/;

/**
 * Writes sizes in place of their tokens: a browser reads a declaration with `var()` anew for every element that has
 * it. Tokens with more than one value, such as a height that depends on the window, stay as they are.
 */
export function fixedSizes(): Plugin {
  const sizes = sizesIn(readFileSync(TOKENS, 'utf8'));
  return {
    name: 'fixed-sizes',
    apply: 'build',
    enforce: 'pre',
    transform(css, id) {
      if (!id.endsWith('.css')) return undefined;
      const changed = id !== TOKENS && definitionsIn(css).find(({ name }) => sizes.has(name));
      if (changed) this.error(`${id} sets ${changed.name}, which the build takes for fixed`);
      return { code: withSizes(css, sizes), map: null };
    },
  };
}

function definitionsIn(css: string): { name: string; value: string }[] {
  const definitions: { name: string; value: string }[] = [];
  postcss.parse(css).walkDecls(/^--/, ({ prop, value }) => {
    definitions.push({ name: prop, value });
  });
  return definitions;
}

/** The sizes that these tokens give one value. */
export function sizesIn(tokens: string): Map<string, string> {
  const definitions = definitionsIn(tokens);
  const isFixed = (token: string) => definitions.filter(({ name }) => name === token).length === 1;
  return new Map(
    definitions
      .filter(({ name, value }) => SIZE.test(value) && isFixed(name))
      .map(({ name, value }) => [name, value]),
  );
}

export function withSizes(css: string, sizes: ReadonlyMap<string, string>): string {
  return css.replace(/var\((--[\w-]+)\)/g, (use, name) => sizes.get(name) ?? use);
}
