import postcss, { AtRule, type Node, type Root } from 'postcss';
import { INLINED } from './commonStyles.ts';

/** Layers that are first as a whole: what a brand adds in the head overrides them. */
const WHOLE_LAYERS = ['reset', 'tokens'];
/** In these, a class need not be there for the rule to apply. */
const CHOICES = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;
const DATA = /\[(data-[\w-]+)/g;
/** The end of a page, with the inline script that may stand there. */
const END = /(?=\s*(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>\s*)?<\/body>)/;

/** Pages that start alike, and not with the app. */
export interface PageKind {
  /** What they start with: the classes in it may be shown before the app is here. */
  code: string;
  /** Markup that is not drawn until its styles are here: they stand behind all of the text. */
  lower: readonly RegExp[];
}

/**
 * Parts the styles of pages that start without the app. The head has those of what a page shows as it comes, and the
 * end those of what may be shown before the app is here: the login, and what the page's own script writes. All of
 * them, in their old order, stand there once more for the app, which alone makes the browser use them (`main.tsx`):
 * as a repetition they compress to next to nothing, and unused they cost a slow phone no time.
 *
 * The styles are the same on every page of a kind, because the policy names the hash of each. One that few of them
 * have stays in the head. Pages without a kind stay as they are.
 */
export function withFirstStyles(
  pages: ReadonlyMap<string, string>,
  kinds: ReadonlyMap<string, PageKind>,
): Map<string, string> {
  const parted = new Map(pages);
  for (const kind of new Set(kinds.values())) {
    const alike = [...pages].filter(([name]) => kinds.get(name) === kind);
    for (const [name, html] of partStyles(new Map(alike), kind)) parted.set(name, html);
  }
  return parted;
}

function partStyles(
  pages: ReadonlyMap<string, string>,
  { code, lower }: PageKind,
): Map<string, string> {
  const counts = new Map<string, number>();
  for (const html of pages.values()) {
    for (const [, style = ''] of html.matchAll(INLINED)) {
      counts.set(style, (counts.get(style) ?? 0) + 1);
    }
  }
  const usual = [...counts].flatMap(([style, count]) => (count > pages.size / 2 ? style : []));
  const all = usual.join('');
  const shown = [...pages.values()].flatMap(shownAtFirst);
  const withoutLower = (html: string) =>
    lower.reduce((left, part) => left.replaceAll(part, ''), html);
  const atFirst = classSet([...pages.values()].map(withoutLower).flatMap(shownAtFirst));
  const beforeApp = classSet([
    ...shown,
    ...[...pages.values()].flatMap((html) => [...classesIn(html), ...dataIn(html)]),
    ...wordsIn(code),
  ]);
  const first = styleOf(rulesFor(all, atFirst));
  const next = styleOf(rulesFor(all, beforeApp, atFirst));
  // Apart from what is this kind's own, other kinds have the same (`packPages.ts`).
  const ofApp = [usual.slice(0, 1), usual.slice(1)]
    .map((styles) => styleOf(withoutWholeLayers(styles.join('')), ' media="not all"'))
    .join('');
  return new Map(
    [...pages].map(([name, html]) => {
      const own = [...html.matchAll(INLINED)].flatMap(([, style = '']) =>
        usual.includes(style) ? [] : style,
      );
      let isWritten = false;
      const filled = html.replace(INLINED, (_, _style: string, link: string) => {
        const before = isWritten ? '' : first + styleOf(own.join(''));
        isWritten = true;
        return before + link;
      });
      // The script at the end looks for what is shown.
      const withNext = filled.replace(END, () => `\n    ${next}`);
      return [name, withNext.replace('</body>', () => `  ${ofApp}\n  </body>`)];
    }),
  );
}

const styleOf = (css: string, attributes = ''): string =>
  css ? `<style${attributes}>${css}</style>` : '';

/** The classes and data of what a page shows as it comes, and what its inline scripts set on the root. */
function shownAtFirst(html: string): string[] {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const markup = html.replace(/<(dialog|noscript|script|style)\b[\s\S]*?<\/\1>/g, '');
  return [...classesIn(markup), ...dataIn(markup), ...scripts.flatMap(wordsIn)];
}

const classesIn = (html: string): string[] =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));

const dataIn = (html: string): string[] =>
  [...html.matchAll(/\s(data-[\w-]+)/g)].map(([, name = '']) => name);

const wordsIn = (code: string): string[] => code.match(/[\w-]+/g) ?? [];

/** Tells whether a class is one of these words, or begins with one that code completes: `price--${side}`. */
type ClassSet = (name: string) => boolean;

function classSet(words: readonly string[]): ClassSet {
  const all = new Set(words);
  const beginnings = [...all].filter((word) => /\w-+$/.test(word));
  return (name) => all.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** The rules that can apply to elements with these classes and data only, without those for the ones in `known`. */
function rulesFor(css: string, classes: ClassSet, known?: ClassSet): string {
  const root = postcss.parse(css);
  const needsOnly = (isNamed: ClassSet) => (selector: string) =>
    classesOf(selector.replace(CHOICES, '')).every(isNamed) &&
    dataOf(selector.replace(CHOICES, '')).every((name) => isNamed(name) || isNamed(inScript(name)));
  root.walkRules((rule) => {
    const appliesTo = (isNamed: ClassSet) =>
      WHOLE_LAYERS.includes(layerAround(rule)) || rule.selectors.some(needsOnly(isNamed));
    if (!appliesTo(classes) || (known && appliesTo(known))) rule.remove();
  });
  return withoutEmpty(root);
}

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => name);

const dataOf = (selector: string): string[] =>
  [...selector.matchAll(DATA)].map(([, name = '']) => name);

/** The name of a data attribute in a `dataset`: `aB` for `data-a-b`. */
const inScript = (name: string): string =>
  name.slice('data-'.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What comes with the app: all but the layers that stand in the head as a whole. */
function withoutWholeLayers(css: string): string {
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
  const atRules: AtRule[] = [];
  root.walkAtRules((rule) => void atRules.push(rule));
  // Inner ones first.
  for (const rule of atRules.reverse()) if (rule.nodes?.length === 0) rule.remove();
  return root.toString();
}
