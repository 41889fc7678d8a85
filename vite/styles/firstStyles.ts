import postcss from 'postcss';
import { INLINED } from './commonStyles.ts';
import { layerAround, withoutEmpty } from './layers.ts';
import { type NameSet, nameSet, namesIn, needsOnly, wordsIn } from './names.ts';

/** What applies to every page, whatever it shows. A token that came later would have all that is drawn styled again. */
const WHOLE_LAYERS = ['reset', 'tokens'];
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
 * as a repetition they compress to next to nothing, and of a type that no browser knows they are not read before.
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
  const whole = [...pages.values()];
  const withoutLower = (html: string) =>
    lower.reduce((left, part) => left.replaceAll(part, ''), html);
  const atFirst = nameSet(whole.map(withoutLower).flatMap(shownAtFirst));
  const beforeApp = nameSet([...whole.flatMap(namesIn), ...wordsIn(code)]);
  const first = styleOf(rulesFor(all, atFirst));
  const next = styleOf(rulesFor(all, beforeApp, atFirst));
  // Apart from what is this kind's own, other kinds have the same (`packPages.ts`).
  const ofApp = [usual.slice(0, 1), usual.slice(1)]
    .map((styles) => styleOf(withoutWholeLayers(styles.join('')), ' type="text/later"'))
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

/** The names in what a page shows as it comes, and of what its inline scripts set on the root. */
function shownAtFirst(html: string): string[] {
  const [begun = ''] = html.split(END);
  return namesIn(begun.replace(/<(dialog|noscript|style)\b[\s\S]*?<\/\1>/g, ''));
}

/** The rules that can apply to elements with these names only, without those for the names in `done`. */
function rulesFor(css: string, names: NameSet, done?: NameSet): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const appliesTo = (isKnown: NameSet) =>
      WHOLE_LAYERS.includes(layerAround(rule)) ||
      rule.selectors.some((selector) => needsOnly(selector, isKnown));
    if (!appliesTo(names) || (done && appliesTo(done))) rule.remove();
  });
  return withoutEmpty(root);
}

/** What comes with the app: all but the layers that the page has had since it came. */
function withoutWholeLayers(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (rule) => {
    if (WHOLE_LAYERS.includes(rule.params)) rule.remove();
  });
  return withoutEmpty(root);
}
