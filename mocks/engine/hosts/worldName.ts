/** The same in a cookie, a header and an address, so none of them needs an escape. */
const NAME = /^[\w.-]{1,64}$/;

/** A world was named in letters that no name has. Cutting them off would lead to somebody else's world. */
export class BadWorldName extends Error {
  constructor(name: string) {
    super(
      `A world's name is 1 to 64 letters, digits, "-", "_" and ".", not ${JSON.stringify(name)}`,
    );
  }
}

/** Where a request may name its world. What it says itself counts more than a cookie, which the browser adds. */
interface Naming {
  /** `x-mock-world`: of a client that sets its own headers. */
  header?: string | null | undefined;
  /** With `?mock-world=`: of a sandboxed page, which sends no cookie, or a socket of another site. */
  url?: string | undefined;
  /** With the cookie `mock-world`: of a browser context. */
  cookies?: string | null | undefined;
}

/** The name of the world that a request asks for; '' is the shared one. Throws BadWorldName. */
export function worldName({ header, cookies, url = '' }: Naming): string {
  const search = new URLSearchParams(url.split('?')[1] ?? '');
  const cookie = /(?:^|;\s*)mock-world=([^;]*)/.exec(cookies ?? '')?.[1]?.trim();
  const name = header || search.get('mock-world') || cookie || '';
  if (name !== '' && !NAME.test(name)) throw new BadWorldName(name);
  return name;
}
