import * as z from 'zod';
import { contrast } from './contrast.ts';

/** The least contrast of text that WCAG 2.2 AA accepts. */
const LEAST_CONTRAST = 4.5;

const Address = z.union([
  z.string().regex(/^\/[\w./-]*$/, 'a path of this site, such as /api'),
  z.url({ protocol: /^https$/, error: 'an address with https' }),
]);
const Origin = z.string().regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'an origin with https and no path');
const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as #0a6841');
const Path = z.string().regex(/^[MLHVCSQTAZ0-9 .,-]{1,800}$/i, 'the d of an SVG path');

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
    name: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,29}$/u, 'a name of 1 to 30 letters'),
    description: z.string().max(160).optional(),
    /** Where the site itself stands, for the canonical address of each page. */
    site: Origin.optional(),
    addresses: z
      .strictObject({
        api: Address.optional(),
        realtime: Origin.optional(),
        ip: Address.optional(),
        tv: Address.optional(),
        lobby: Address.optional(),
      })
      .default({}),
    /** Further origins of frames and of pictures. */
    frames: z.array(Origin).default([]),
    pictures: z.array(Origin).default([]),
    /** The operator's public key for receipts: a point on P-256, uncompressed, base64url. */
    receiptKey: z
      .string()
      .regex(/^B[\w-]{86}$/, 'a point on P-256, uncompressed, base64url')
      .optional(),
    /** The part after the @ of the addresses of support. */
    mail: z.hostname().optional(),
    colours: z.strictObject({ light: Theme, dark: Theme }).optional(),
    wordmark: z
      .strictObject({
        viewBox: z.string().regex(/^0 0 \d{2,3} 28$/, 'the wordmark is 28 high'),
        letters: Path,
        mark: Path,
      })
      .optional(),
    products: z
      .strictObject({ sportsbook: z.boolean().default(true), casino: z.boolean().default(true) })
      .default({ sportsbook: true, casino: true }),
  })
  .superRefine(({ colours }, { addIssue }) => {
    for (const theme of ['light', 'dark'] as const) {
      const chosen = colours?.[theme];
      for (const [text, ground, where] of chosen ? pairsOf(chosen, theme) : []) {
        const found = contrast(text, ground);
        if (found >= LEAST_CONTRAST) continue;
        addIssue({
          code: 'custom',
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
