import { type Html, html, trusted } from './frame/html.ts';
import { inTheme } from './frame/inTheme.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center;
    gap: .75rem; padding: 1rem; text-align: center; box-sizing: border-box }
  h1 { font-size: 1.5rem; margin: 0 } p { margin: 0; max-width: 34ch }
  button { font: inherit; padding: .6rem 1.4rem; border-radius: .5rem; border: 1px solid; cursor: pointer }
  ul { margin: 0; padding-left: 1.2em; text-align: start }
  form { display: flex; gap: .5rem }`;

interface Page {
  title: string;
  body: Html;
  script?: string;
  /** The theme of the page around; without one, the phone's. */
  theme?: string | null;
}

/** A page as another company's frame would show it, without anything of the app. */
export function page({ title, body, script = '', theme = null }: Page): string {
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${trusted(inTheme(STYLE, theme))}</style>
<main style="display:contents"><h1>${title}</h1>${body}</main>${script && trusted(`<script>${script}</script>`)}</html>`
    .text;
}
