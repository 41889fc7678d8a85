import type { Settings, Theme } from './settings.ts';

/** The links that lead to a product, and what shows it elsewhere. */
const PRODUCTS = {
  sportsbook: ['/sportsbook2', '/betby'],
  casino: ['/casinos', '/slots', '/kingmaker', '/spmgames', '/aura-games', '/providers'],
};
const SHOWN = { sportsbook: [], casino: ['.casino-strip'] };

/** The styles of a brand: its colours, as the build writes a colour for both themes, and what is not shown. */
export function brandStyle({ colours, wordmark, products }: Settings): string {
  const rules: string[] = [];
  if (colours) {
    const both = (of: (theme: Theme) => string) =>
      `var(--lightningcss-light,${of(colours.light)})var(--lightningcss-dark,${of(colours.dark)})`;
    const tokens = [
      `--brand:${both(({ brand }) => brand)}`,
      `--on-brand:${both(({ onBrand }) => onBrand)}`,
      `--action:${both(({ action }) => action)}`,
      `--on-action:${both(({ onAction }) => onAction)}`,
      `--header:${both(({ header }) => header)}`,
      `--on-header:${both(({ onHeader }) => onHeader)}`,
      `--header-muted:${both(({ headerMuted }) => headerMuted)}`,
      `--header-line:${both(({ header, headerMuted }) => mixed(header, headerMuted))}`,
    ];
    // Twice, to win over the build's tokens that stand behind it, at the end of the page.
    rules.push(`@layer tokens{:root:root{${tokens.join(';')}}}`);
  }
  if (wordmark) rules.push(`.wordmark{width:${wordmark.viewBox.split(' ')[2]}px}`);
  const hidden = (['sportsbook', 'casino'] as const).flatMap((product) =>
    products[product]
      ? []
      : [...PRODUCTS[product].map((path) => `a[href^="${path}"]`), ...SHOWN[product]],
  );
  if (hidden.length > 0) rules.push(`${hidden.join(',')}{display:none!important}`);
  return rules.join('');
}

/** A third of the way from one colour to the other. */
function mixed(one: string, other: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((colour) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    );
    return Math.round(from + (to - from) / 3)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
