import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { fieldProblem } from '../fields/fieldProblem.ts';

type Values = Readonly<Record<string, string>>;

/** What is to be mended about where the money goes, if anything, and in which field. */
export function destinationProblem(
  fields: readonly GatewayField[],
  values: Values,
  file?: File,
): { name: string; text: string } | undefined {
  for (const field of fields) {
    const value = field.kind === 'file' ? file?.name : values[field.name];
    const text = fieldProblem(field, value ?? '');
    if (text) return { name: field.name, text };
  }
  return undefined;
}

/** Where the money goes, as the call takes it. */
export function destinationOf(
  fields: readonly GatewayField[],
  values: Values,
): { savedAccountId?: string; phone?: string; address?: string } {
  const typed = fields.filter(({ kind }) => kind !== 'file');
  return Object.fromEntries(typed.map(({ name }) => [name, values[name]?.trim() ?? '']));
}
