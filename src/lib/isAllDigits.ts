/** Whether a text is exactly this many digits, with nothing around them. */
export function isAllDigits(text: string, length: number): boolean {
  return text.length === length && /^[0-9]*$/.test(text);
}
