/** The words of a text without case and accents: `Ogún-Ẹkọ FC` → `ogun`, `eko`, `fc`. */
export function foldWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}
