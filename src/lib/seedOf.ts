/** A whole number made of a text, the same on every device: FNV-1a, 32 bits, stirred so that each bit counts. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (const letter of text) {
    seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  return (seed ^ (seed >>> 13)) >>> 0;
}
