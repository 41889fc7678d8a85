const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `90s`, `+2h`, `1d`, or of a plain number. */
export function spanMs(span: number | string): number {
  if (typeof span === 'number') return span;
  const [, amount = '0', unit = 'ms'] = /^\+?([\d.]+)(\w+)$/.exec(span) ?? [];
  return Math.round(Number(amount) * (UNITS[unit] ?? 1));
}

export function instantMs(instant: number | string): number {
  return typeof instant === 'number' ? instant : Date.parse(instant);
}
