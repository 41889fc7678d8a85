import { takePack } from './inLanguage.ts';
import type { Language } from './pack.ts';

/** Shows a language from here on, and tells the page. */
export function startLanguage({ code, pack }: Language): void {
  takePack(pack);
  document.documentElement.lang = code;
}
