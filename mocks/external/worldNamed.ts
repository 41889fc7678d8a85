/**
 * The world that a page belongs to. A page without an origin sends no cookies, so its address names the
 * world.
 */
export function worldNamed(request: Request): string {
  return /mock-world=([\w-]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
}
