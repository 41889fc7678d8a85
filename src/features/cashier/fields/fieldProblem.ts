import type { GatewayField } from '../../../contract/cashier/gateways.ts';

/** What is to be mended about a field that the gateway asks for, if anything. */
export function fieldProblem(
  { label, isRequired, pattern, problem }: GatewayField,
  value: string,
): string | undefined {
  const text = value.trim();
  if (text === '') return isRequired ? `${label} is needed` : undefined;
  return pattern && !fits(pattern, text) ? (problem ?? `Please check: ${label}`) : undefined;
}

function fits(pattern: string, text: string): boolean {
  try {
    // People write numbers with blanks between.
    return new RegExp(`^(?:${pattern})$`).test(text.replace(/\s/g, ''));
  } catch {
    // A pattern that this browser cannot read: the server judges.
    return true;
  }
}
