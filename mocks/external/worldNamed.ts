/**
 * The world a page is opened in. No cookie goes with what a page without an origin sends, so such a page
 * names its world in the address.
 */
export function worldNamed(request: Request): string {
  return /mock-world=([\w-]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
}
