import type { Step } from '../vite/pages/page.ts';
import { brandStyle } from './brandStyle.ts';
import type { Settings } from './settings.ts';

/** What the build writes for its own brand. */
const OURS = { name: /\bOja\b/g, mail: '@oja.example', site: 'https://oja.example/' };

/** Puts the brand into a page of the build, and the settings that its scripts read (`src/env.ts`). */
export function brandedPage(settings: Settings): Step {
  const { wordmark, colours } = settings;
  return (document) => {
    for (const element of document.querySelectorAll('*:not(script, style)')) {
      for (const { name, value } of [...element.attributes]) {
        const worded = inWordsOf(settings, value ?? '');
        if (worded !== value) element.setAttribute(name, worded);
      }
      for (const node of element.childNodes) {
        if (node.nodeType === node.TEXT_NODE) {
          node.textContent = inWordsOf(settings, node.textContent);
        }
      }
    }
    const draw = (selector: string, attribute: string, value: string) => {
      for (const one of document.querySelectorAll(selector)) one.setAttribute(attribute, value);
    };
    if (wordmark) {
      draw('.wordmark', 'viewBox', wordmark.viewBox);
      draw('.wordmark__letters', 'd', wordmark.letters);
      draw('.wordmark__mark', 'd', wordmark.mark);
    }
    if (colours) {
      const bar = 'meta[name="theme-color"]';
      draw(bar, 'content', colours.light.header);
      draw(bar, 'data-light', colours.light.header);
      draw(bar, 'data-dark', colours.dark.header);
    }
    const style = document.createElement('style');
    style.textContent = brandStyle(settings);
    if (style.textContent) document.head.append(style);
    const told = document.createElement('script');
    told.setAttribute('type', 'application/json');
    told.id = 'settings';
    told.textContent = JSON.stringify(toldOf(settings)).replaceAll('<', '\\u003c');
    document.head.append(told);
  };
}

/** A text, or the value of an attribute. */
function inWordsOf({ name, mail, site }: Settings, text: string): string {
  const named = text.replace(OURS.name, () => name);
  const addressed = mail ? named.replaceAll(OURS.mail, `@${mail}`) : named;
  const isOfSite = site && addressed.startsWith(OURS.site);
  return isOfSite ? `${site}/${addressed.slice(OURS.site.length)}` : addressed;
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
