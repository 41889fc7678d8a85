/** A declaration with the rules around it, outermost first: `@layer ui`, `@media (…)`, `.tabs`. */
export interface Declaration {
  property: string;
  value: string;
  within: readonly string[];
}

/** A parsed style sheet, without comments and quoted texts. */
export interface StyleSheet {
  declarations: Declaration[];
  /** Everything that opens a block, in order, with the blocks around it. */
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

/** The selectors of a declaration. */
export function selectorsOf({ within }: Declaration): string[] {
  const selector = within.at(-1) ?? '';
  return selector.startsWith('@') ? [] : selector.split(/,(?![^(]*\))/).map((one) => one.trim());
}

export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
