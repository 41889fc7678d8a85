import type { GatewayField } from '../../../contract/cashier/gateways.ts';
import { fieldProblem, fieldText } from '../fields/fieldProblem.ts';

type Values = Readonly<Record<string, string>>;

/** What is wrong with the destination and in which field; undefined when nothing is. */
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

/** The destination in the form that the call takes. */
export function destinationOf(
  fields: readonly GatewayField[],
  values: Values,
): { savedAccountId?: string; phone?: string; address?: string } {
  const typed = fields.filter(({ kind }) => kind !== 'file');
  return Object.fromEntries(
    typed.map((field) => [field.name, fieldText(field, values[field.name] ?? '')]),
  );
}
