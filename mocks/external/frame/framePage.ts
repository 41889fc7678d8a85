import { BASE_STYLE } from './baseStyle.ts';
import { crestParts } from './crestParts.ts';
import { type Html, html, trusted } from './html.ts';
import { inTheme } from './inTheme.ts';
import { type PageStart, pageScript } from './pageScript.ts';

interface FramePage {
  title: string;
  style: string;
  /** The theme of the page around; without one, the phone's. */
  theme: string | null;
  view: Html;
  start: PageStart;
}

/** A provider's page with its first view. */
export function framePage({ title, style, theme, view, start }: FramePage): string {
  // `</script>` in a text of the page would end its script.
  const given = JSON.stringify(start).replaceAll('<', '\\u003c');
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${trusted(inTheme(BASE_STYLE + style, theme))}</style>
${crestParts}<div id="view">${view}</div><p id="said" class="said" role="status"></p>
<script>(${trusted(String(pageScript))})(${trusted(given)})</script></html>`.text;
}
