/** Text that is HTML already. Everything else is escaped when it is put into HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | false | undefined | readonly Part[];

/** HTML from a template. What is filled in is escaped, unless it is HTML; `false` leaves nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings
      .map((text, index) => text + (index < parts.length ? filled(parts[index]) : ''))
      .join(''),
  );
}

/** Markup of our own, such as a style, that must not be escaped. */
export function trusted(text: string): Html {
  return new Html(text);
}

function filled(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(filled).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
