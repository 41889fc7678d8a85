import type * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import type { Endpoint } from './endpoint.ts';
import { readJson } from './readJson.ts';

export type RawInput = Record<string, unknown>;

/** Refuses a form whose files are not wanted. */
export type CheckFiles = (values: RawInput) => Promise<void>;

/** The raw input of a call from path, query and body, not yet parsed. */
export async function readInput(
  endpoint: Pick<Endpoint, 'input'>,
  request: Request,
  pathValues: RawInput,
  checkFiles: CheckFiles = async () => undefined,
): Promise<RawInput> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const texts = fromTexts(endpoint.input, { ...query, ...pathValues });
  return request.method === 'GET'
    ? texts
    : { ...texts, ...(await readBody(endpoint, request, checkFiles)) };
}

async function readBody(
  endpoint: Pick<Endpoint, 'input'>,
  request: Request,
  checkFiles: CheckFiles,
): Promise<RawInput> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) {
    const form = await request.formData().catch(() => undefined);
    if (!form) throw new Refusal('bad-body', 'The form could not be read');
    const values = Object.fromEntries(form);
    await checkFiles(values);
    return fromTexts(endpoint.input, values);
  }
  const body = await readJson(request);
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('bad-body', 'The body is not a JSON object');
  }
  return { ...body };
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
const BOOLEANS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

/** Queries, paths and forms carry only text: converts numbers and booleans as the schema says. */
function fromTexts(schema: z.ZodMiniType, values: RawInput): RawInput {
  const shape = (schema._zod.def as { shape?: Record<string, z.ZodMiniType> }).shape ?? {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fromText(shape[name], value)]),
  );
}

function fromText(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  const kind = typeof value === 'string' && schema ? wireKind(schema) : undefined;
  // Anything else stays text, which the schema refuses: `0x3e8`, `1e3`, ` 5`, `maybe`.
  if (kind === 'number' && DECIMAL.test(String(value))) return Number(value);
  if (kind === 'boolean') return BOOLEANS[String(value)] ?? value;
  return value;
}

/** The type of the innermost schema on the wire, inside optional, default and codec. */
function wireKind(schema: z.ZodMiniType): string {
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.ZodMiniType;
    in?: z.ZodMiniType;
    options?: z.ZodMiniType[];
    values?: unknown[];
  };
  const inner = def.innerType ?? def.in ?? def.options?.[0];
  if (def.type === 'literal') return typeof def.values?.[0];
  return inner ? wireKind(inner) : def.type === 'int' ? 'number' : def.type;
}
