// Not `zod`: it would give every schema of the process its English messages, the mock backend's in tests too.
import * as z from 'zod/mini';
import { contrast } from './contrast.ts';

/** The least contrast of text that WCAG 2.2 AA accepts. */
const LEAST_CONTRAST = 4.5;

const Address = z.union([
  z.string().check(z.regex(/^\/[\w./-]*$/, 'a path of this site, such as /api')),
  z.url({ protocol: /^https$/, error: 'an address with https' }),
]);
const Origin = z
  .string()
  .check(z.regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'an origin with https and no path'));
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour such as #0a6841'));
const Path = z.string().check(z.regex(/^[MLHVCSQTAZ0-9 .,-]{1,800}$/i, 'the d of an SVG path'));

/** For one theme. Each text stands on its surface, and `brand` on the page as well, as links. */
const Theme = z.strictObject({
  brand: Colour,
  onBrand: Colour,
  action: Colour,
  onAction: Colour,
  header: Colour,
  onHeader: Colour,
  headerMuted: Colour,
});
export type Theme = z.infer<typeof Theme>;

/** What the page and its raised parts are painted with, in `src/ui/style/tokens.css`. */
const SURFACES = {
  light: ['#f3f5f2', '#ffffff', '#e8ece7'],
  dark: ['#0d1512', '#16211c', '#0a100e'],
};

/** What an operator decides without a build. Everything but the name may be left out. */
export const Settings = z
  .strictObject({
    name: z
      .string()
      .check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,29}$/u, 'a name of 1 to 30 letters')),
    description: z.optional(z.string().check(z.maxLength(160))),
    /** Where the site itself stands, for the canonical address of each page. */
    site: z.optional(Origin),
    addresses: z._default(
      z.strictObject({
        api: z.optional(Address),
        realtime: z.optional(Origin),
        ip: z.optional(Address),
        tv: z.optional(Address),
        lobby: z.optional(Address),
      }),
      {},
    ),
    /** Further origins of frames and of pictures. */
    frames: z._default(z.array(Origin), []),
    pictures: z._default(z.array(Origin), []),
    /** The operator's public key for receipts: a point on P-256, uncompressed, base64url. */
    receiptKey: z.optional(
      z.string().check(z.regex(/^B[\w-]{86}$/, 'a point on P-256, uncompressed, base64url')),
    ),
    /** The part after the @ of the addresses of support. */
    mail: z.optional(z.hostname()),
    colours: z.optional(z.strictObject({ light: Theme, dark: Theme })),
    wordmark: z.optional(
      z.strictObject({
        viewBox: z.string().check(z.regex(/^0 0 \d{2,3} 28$/, 'the wordmark is 28 high')),
        letters: Path,
        mark: Path,
      }),
    ),
    products: z._default(
      z.strictObject({
        sportsbook: z._default(z.boolean(), true),
        casino: z._default(z.boolean(), true),
      }),
      { sportsbook: true, casino: true },
    ),
  })
  .check(({ value: { colours }, issues }) => {
    for (const theme of ['light', 'dark'] as const) {
      const chosen = colours?.[theme];
      for (const [text, ground, where] of chosen ? pairsOf(chosen, theme) : []) {
        const found = contrast(text, ground);
        if (found >= LEAST_CONTRAST) continue;
        issues.push({
          code: 'custom',
          input: chosen,
          path: ['colours', theme],
          message: `${where}: contrast ${found.toFixed(2)} is below ${LEAST_CONTRAST}`,
        });
      }
    }
  });
export type Settings = z.infer<typeof Settings>;

function pairsOf(theme: Theme, name: 'light' | 'dark'): [string, string, string][] {
  return [
    [theme.onBrand, theme.brand, 'onBrand on brand'],
    [theme.onAction, theme.action, 'onAction on action'],
    [theme.onHeader, theme.header, 'onHeader on header'],
    [theme.headerMuted, theme.header, 'headerMuted on header'],
    ...SURFACES[name].map((ground): [string, string, string] => [
      theme.brand,
      ground,
      `brand on the page (${ground})`,
    ]),
  ];
}
