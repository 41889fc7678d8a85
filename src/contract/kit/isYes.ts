/** A flag from a server of any make: `true`, `1`, `"1"` or `"true"`. */
export function isYes(value: unknown): boolean {
  return ['1', 'true'].includes(String(value).trim().toLowerCase());
}
