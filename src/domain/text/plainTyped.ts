/** Marks that no one sees: direction marks around a copied number, zero-width blanks, variation selectors. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}|\u034f/gu;
/** Hyphens and dashes of every length, and the minus of mathematics. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu;
/** Full-width signs. NFKC of anything else would read `10²` as 102. */
const WIDE = /[\uff01-\uff5e]+/g;

/**
 * What somebody typed or pasted, as a parser wants it: without marks that no one sees, with digits of any
 * script as 0 to 9, one kind of dash and one kind of blank, letters in NFC. Not for names and passwords: they
 * keep every sign and get NFC alone.
 */
export function plainTyped(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(WIDE, (signs) => signs.normalize('NFKC'))
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .replace(DASHES, '-')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC')
    .trim();
}

/** Unicode keeps the ten digits of a script together and in order, some scripts one after the other. */
function digitValue(digit: string): string {
  let before = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}
