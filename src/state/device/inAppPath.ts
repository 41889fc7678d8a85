const BASE = 'https://stay.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it refuses
const UNSAFE = /[\u0000-\u0020\u007f\\]/;

/**
 * A link as a path of this site, if it is one: it starts with a single slash, holds no backslash or control
 * character, and does not become `//host` when normalised. `undefined` for anything else.
 */
export function inAppPath(href: string | null | undefined): string | undefined {
  if (!href || !/^\/(?!\/)/.test(href) || UNSAFE.test(href)) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(href, BASE);
    return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
