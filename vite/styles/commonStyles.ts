/** Stands for the file of a style sheet that was inlined. */
const MARKER = /<link rel="stylesheet" href="\/[^"]+" type="text\/inlined">/g;

/** A style sheet that was inlined, and its marker. */
export const INLINED = new RegExp(
  `<style>((?:(?!</style>)[\\s\\S])*)</style>(${MARKER.source})`,
  'g',
);

/**
 * The pages with the styles that all of them have as one element, where the first of these stood. The policy
 * names the hash of each inline style, and static hosts read no longer line than 2,000 characters. Layers
 * order the styles, so they do not depend on the place.
 */
export function withCommonStyles(pages: ReadonlyMap<string, string>): Map<string, string> {
  const stylesOf = (html: string) => [...html.matchAll(INLINED)].map(([, style = '']) => style);
  const [first = '', ...others] = pages.values();
  const elsewhere = others.map((html) => new Set(stylesOf(html)));
  const common = stylesOf(first).filter((style) => elsewhere.every((styles) => styles.has(style)));
  const isCommon = new Set(common);
  return new Map(
    [...pages].map(([name, html]) => {
      let isWritten = false;
      const merged = html.replace(INLINED, (all, style: string, link: string) => {
        if (!isCommon.has(style)) return all;
        if (isWritten) return link;
        isWritten = true;
        return `<style>${common.join('')}</style>${link}`;
      });
      return [name, merged];
    }),
  );
}

/** The links that stand for inlined files at the end of the page, because only later code looks for them. */
export function withMarkersLast(html: string): string {
  const markers = html.match(MARKER) ?? [];
  return html.replace(MARKER, '').replace('</body>', () => `  ${markers.join('')}\n  </body>`);
}
