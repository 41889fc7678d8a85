/** What a spreadsheet would take for a formula, also behind spaces; a plain number is none. */
const FORMULA = /^\s*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

/** One cell by RFC 4180; a text that a spreadsheet would run begins with an apostrophe instead. */
export function csvCell(text: string): string {
  const isFormula = FORMULA.test(text) && !PLAIN_NUMBER.test(text);
  const safe = isFormula ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as one text, each line ended as the standard has it. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Kobo as a spreadsheet reads them: naira with two decimals, no signs but a minus. */
export function csvNaira(kobo: number): string {
  return (kobo / 100).toFixed(2);
}
