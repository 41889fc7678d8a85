import { brandStyle } from './brandStyle.ts';
import type { Settings } from './settings.ts';

/** What the build writes for its own brand. */
const OURS = { name: /\bOja\b/g, mail: '@oja.example', site: 'https://oja.example' };
const WORDMARK =
  /(<svg class="wordmark" viewBox=")[^"]*("[^>]*><path class="wordmark__letters" d=")[^"]*("><\/path><path class="wordmark__mark" d=")[^"]*/g;
const CODE = /(<(?:script|style)\b[\s\S]*?<\/(?:script|style)>)/;

/** A page of the build with the brand in it, and the settings that its scripts read (`src/env.ts`). */
export function brandedPage(html: string, settings: Settings): string {
  const { wordmark, colours } = settings;
  const parts = html.split(CODE).map((part, index) => (index % 2 ? part : worded(part, settings)));
  let page = parts.join('');
  if (wordmark) {
    const { viewBox, letters, mark } = wordmark;
    page = page.replace(WORDMARK, `$1${viewBox}$2${letters}$3${mark}`);
  }
  if (colours) {
    page = page.replace(/(<meta name="theme-color" content=")[^"]*/, `$1${colours.dark.header}`);
  }
  const style = brandStyle(settings);
  const told = JSON.stringify(toldOf(settings)).replaceAll('<', '\\u003c');
  return page.replace(
    '</head>',
    () =>
      `${style && `<style>${style}</style>`}<script type="application/json" id="settings">${told}</script></head>`,
  );
}

function worded(html: string, { name, mail, site }: Settings): string {
  const named = html.replace(OURS.name, name);
  const addressed = mail ? named.replaceAll(OURS.mail, `@${mail}`) : named;
  return site ? addressed.replaceAll(`"${OURS.site}/`, `"${site}/`) : addressed;
}

/** The screens of each product, by their modules. */
const SCREENS = { sportsbook: '/(Sportsbook|Betby)Screen', casino: '/casino/' };

function toldOf({
  name,
  mail,
  receiptKey,
  addresses,
  wordmark,
  products,
}: Settings): Record<string, string | undefined> {
  const off = (['sportsbook', 'casino'] as const).filter((product) => !products[product]);
  return {
    name,
    mail,
    receiptKey,
    ...(off.length > 0 && { off: off.map((product) => SCREENS[product]).join('|') }),
    ...addresses,
    wordmark: wordmark?.viewBox,
    letters: wordmark?.letters,
    mark: wordmark?.mark,
  };
}
