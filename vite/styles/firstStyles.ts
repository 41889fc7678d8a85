import postcss, { AtRule, type Node, type Root } from 'postcss';
import { INLINED } from './commonStyles.ts';

/** Layers that are first as a whole: what a brand adds in the head overrides them. */
const WHOLE_LAYERS = ['reset', 'tokens'];
/** In these, a class need not be there for the rule to apply. */
const CHOICES = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;

/**
 * Puts the styles of what a page shows at first into its head, and all its styles at its end: on a slow link those
 * of dialogs, notices and lists to come are a third of what stands before the first text. `kinds` groups pages by
 * what starts them; those without a kind stay as they are.
 *
 * What is first stands at the end once more, in its old order, so that in the end everything applies as if it had
 * come at once; as a repetition it compresses to next to nothing. The first styles are the same on every page of a
 * kind, because the policy names the hash of each style. A style that few of them have stays in the head.
 */
export function withFirstStyles(
  pages: ReadonlyMap<string, string>,
  kinds: ReadonlyMap<string, string>,
): Map<string, string> {
  const parted = new Map(pages);
  for (const kind of new Set(kinds.values())) {
    const alike = [...pages].filter(([name]) => kinds.get(name) === kind);
    for (const [name, html] of partStyles(new Map(alike))) parted.set(name, html);
  }
  return parted;
}

function partStyles(pages: ReadonlyMap<string, string>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const html of pages.values()) {
    for (const [, style = ''] of html.matchAll(INLINED)) {
      counts.set(style, (counts.get(style) ?? 0) + 1);
    }
  }
  const usual = [...counts].flatMap(([style, count]) => (count > pages.size / 2 ? style : []));
  const shown = new Set([...pages.values()].flatMap(shownAtFirst));
  const first = styleOf(usual.map((style) => firstStyles(style, shown)).join(''));
  const late = new Map(usual.map((style) => [style, styleOf(lateStyles(style))]));
  return new Map(
    [...pages].map(([name, html]) => {
      const own: string[] = [];
      const filled = html.replace(INLINED, (all, style: string, link: string) => {
        const rest = late.get(style);
        if (rest === undefined) return all;
        own.push(rest);
        return own.length === 1 ? first + link : link;
      });
      return [name, filled.replace('</body>', () => `  ${own.join('')}\n  </body>`)];
    }),
  );
}

const styleOf = (css: string): string => (css ? `<style>${css}</style>` : '');

/** The classes of what a page shows as it comes, and of what its inline scripts set on the root. */
function shownAtFirst(html: string): string[] {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const markup = html.replace(/<(dialog|noscript|script|style)\b[\s\S]*?<\/\1>/g, '');
  const named = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(/\s+/),
  );
  return [...named, ...scripts.flatMap((code) => code.match(/[\w-]+/g) ?? [])];
}

/** The rules that can apply to elements with these classes only. */
function firstStyles(css: string, shown: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const isUnused = (selector: string) =>
    [...selector.replace(CHOICES, '').matchAll(CLASS)].some(([, name = '']) => !shown.has(name));
  root.walkRules((rule) => {
    const isWhole = WHOLE_LAYERS.includes(layerAround(rule));
    if (!isWhole && rule.selectors.every(isUnused)) rule.remove();
  });
  return withoutEmpty(root);
}

/** What comes at the end: all but the layers that are first as a whole. */
function lateStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (rule) => {
    if (WHOLE_LAYERS.includes(rule.params)) rule.remove();
  });
  return withoutEmpty(root);
}

/** The layer that holds a rule, however deep. */
function layerAround(node: Node): string {
  if (node instanceof AtRule && node.name === 'layer') return node.params;
  return node.parent ? layerAround(node.parent) : '';
}

function withoutEmpty(root: Root): string {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
