/** Typed decimal odds in hundredths; undefined unless above 1 with at most two decimals. */
export function parseOdds(text: string): number | undefined {
  const match = /^(\d{1,5})(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const odds = Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
  return odds > 1_00 ? odds : undefined;
}
