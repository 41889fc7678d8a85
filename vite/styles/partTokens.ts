import postcss, { type Declaration } from 'postcss';
import { layerAround, withoutEmpty } from './layers.ts';

/** The names of tokens in a value. */
const TOKEN = /var\((--[\w-]+)/g;

/** Takes the tokens out of these rules that neither they nor the rest of the page's text need, and returns them. */
export function partTokens(css: string, rest: string): [rules: string, unused: string] {
  const rules = postcss.parse(css);
  const values = new Map<string, string>();
  const needed = new Set(tokensIn(rest));
  rules.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (isToken(declaration)) values.set(prop, `${values.get(prop) ?? ''}${value}`);
    else for (const name of tokensIn(value)) needed.add(name);
  });
  // The set grows while it is gone through: tokens are made of others.
  for (const name of needed) {
    for (const inner of tokensIn(values.get(name) ?? '')) needed.add(inner);
  }
  const unused = rules.clone();
  const isUnused = (declaration: Declaration) =>
    isToken(declaration) && !needed.has(declaration.prop);
  rules.walkDecls((declaration) => void (isUnused(declaration) && declaration.remove()));
  unused.walkDecls((declaration) => void (isUnused(declaration) || declaration.remove()));
  return [withoutEmpty(rules), withoutEmpty(unused)];
}

const isToken = (declaration: Declaration): boolean =>
  layerAround(declaration) === 'tokens' && declaration.prop.startsWith('--');

const tokensIn = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, name = '']) => name);
