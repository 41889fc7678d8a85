import { worldName } from '../engine/hosts/worldName.ts';

/** The world that a page belongs to, to be named in its links: a page without an origin sends no cookies. */
export function worldNamed({ headers, url }: Request): string {
  return worldName({ header: headers.get('x-mock-world'), cookies: headers.get('cookie'), url });
}
