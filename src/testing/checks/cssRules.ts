/** A declaration, with the rules that it stands in from the outside: `@layer ui`, `@media (…)`, `.tabs`. */
export interface Declaration {
  property: string;
  value: string;
  within: readonly string[];
}

/** What a style sheet says, without its comments and the texts in quotes. */
export interface StyleSheet {
  declarations: Declaration[];
  /** Everything that opens a block, in its order, with the blocks around it. */
  blocks: { head: string; within: readonly string[] }[];
}

export function readCss(css: string): StyleSheet {
  const sheet: StyleSheet = { declarations: [], blocks: [] };
  const around: string[] = [];
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/"[^"]*"|'[^']*'/g, '""');
  for (const [, text = '', end] of bare.matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim().replace(/\s+/g, ' ');
    if (end === '{') {
      sheet.blocks.push({ head: part, within: [...around] });
      around.push(part);
      continue;
    }
    const [, property, value] = /^([\w-]+) ?: ?(.*)$/.exec(part) ?? [];
    if (property && value !== undefined)
      sheet.declarations.push({ property, value, within: [...around] });
    if (end === '}') around.pop();
  }
  return sheet;
}

/** The selectors of a declaration, one by one. */
export function selectorsOf({ within }: Declaration): string[] {
  const selector = within.at(-1) ?? '';
  return selector.startsWith('@') ? [] : selector.split(/,(?![^(]*\))/).map((one) => one.trim());
}

export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
