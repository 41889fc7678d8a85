import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Schema } from './contractFile.ts';

/** What is wrong with a value, in words; undefined when it is as the schema says. */
export type Checker = (schema: Schema, value: unknown) => string | undefined;

const MOST_FAULTS = 5;

/** Checks values against schemas that refer to `components` of one of the contract's files. */
export function createChecker(components: Record<string, Schema>): Checker {
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
  ajv.addFormat('date', fullFormats.date as never);
  ajv.addFormat('date-time', fullFormats['date-time'] as never);
  ajv.addFormat('naira', { type: 'number', validate: hasTwoDecimals });
  ajv.addSchema({ $id: 'file', components: { schemas: components } });
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(inFile(schema));
    compiled.set(schema, validate);
    if (validate(value)) return undefined;
    return (validate.errors ?? [])
      .slice(0, MOST_FAULTS)
      .map(({ instancePath, message = '', params }) => {
        const said = 'format' in params ? `must be ${params['format']}` : message;
        return `${instancePath || 'the whole'} ${said}`;
      })
      .join('; ');
  };
}

function hasTwoDecimals(naira: number): boolean {
  return Math.round(naira * 100) / 100 === naira;
}

/** The schema with references into the file instead of into itself. */
function inFile(schema: Schema): object {
  const text = JSON.stringify(schema, (name, value: unknown) =>
    name === '$ref' && typeof value === 'string' ? `file${value}` : value,
  );
  return JSON.parse(text);
}
