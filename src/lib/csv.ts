/** Text that a spreadsheet would run as a formula, leading spaces included. Plain numbers are exempt. */
const FORMULA = /^\s*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * One cell as RFC 4180 writes it. An apostrophe goes before text that a spreadsheet would run as a formula.
 */
export function csvCell(text: string): string {
  const isFormula = FORMULA.test(text) && !PLAIN_NUMBER.test(text);
  const safe = isFormula ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV text; each line ends in CRLF, as RFC 4180 asks. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Kobo as a number that spreadsheets read: naira with two decimals and no sign but a minus. */
export function csvNaira(kobo: number): string {
  return (kobo / 100).toFixed(2);
}
