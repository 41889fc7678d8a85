import * as z from 'zod/mini';
import { everyEndpoint } from '../../../src/contract/everyEndpoint.ts';
import type { Endpoint, Method } from '../../../src/contract/kit/endpoint.ts';
import { Failure } from '../../../src/contract/kit/failure.ts';
import { refusalsOf } from '../../../src/contract/refusals.ts';
import type { Example } from '../chapters/observed.ts';
import { readContractSource } from '../contractSource.ts';
import { spoken } from '../markdown.ts';
import { subjects } from '../subjects.ts';
import { about } from './about.ts';
import { createWireSchemas, type JsonSchema, type WireSchemas } from './wireSchemas.ts';

/** The statuses that each refusal code comes with. */
export type StatusesOf = (code: string) => number[];

/** The example of a call, as it was seen. */
export type ExampleOf = (name: string) => Example | undefined;

const source = readContractSource();

/** `docs/openapi.json`: every call of the contract, its refusals, and the events that it causes. */
export function openApi(statusesOf: StatusesOf, exampleOf: ExampleOf): object {
  const schemas = createWireSchemas(source);
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(everyEndpoint) as [string, Endpoint][]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operations = paths[path] ?? {};
    paths[path] = operations;
    const operationOf = (method: Method) =>
      operation({ name, endpoint, method, schemas, statusesOf, example: exampleOf(name) });
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint.method);
    const { tolerates } = endpoint;
    if (tolerates) operations[tolerates.toLowerCase()] = operationOf(tolerates);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Oja', version: '1.0.0', description: about.calls, license: about.license },
    servers: [{ url: '/api' }],
    tags: subjects.map(([name]) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: refusalSchema(schemas), ...schemas.named() },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: about.token },
      },
      parameters: { idempotencyKey: idempotencyKey() },
    },
  };
}

/** What every server sends of `Failure`, which the app reads more loosely. */
function refusalSchema(schemas: WireSchemas): JsonSchema {
  return {
    description: 'A refused call: a text for the player, and a stable code.',
    allOf: [schemas.of(Failure)],
    properties: { error: { const: true } },
    required: ['error', 'message', 'code'],
  };
}

function idempotencyKey() {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    description: about.idempotency,
    schema: { type: 'string', minLength: 1 },
  };
}

interface Operation {
  name: string;
  endpoint: Endpoint;
  method: Method;
  schemas: WireSchemas;
  statusesOf: StatusesOf;
  example: Example | undefined;
}

function operation({ name, endpoint, method, schemas, statusesOf, example }: Operation): object {
  const { access, once, ours } = endpoint;
  const file = source.fileOf(name);
  const subject = subjects.find(([, files]) => file !== undefined && files.includes(file));
  const description = source.docOf(name);
  const causes = example?.causes ?? [];
  return {
    operationId: method === endpoint.method ? name : `${name}By${method}`,
    summary: spoken(name),
    ...(description && { description }),
    tags: subject ? [subject[0]] : [],
    // Without a token, a call for anyone is a guest's.
    security: access === 'player' ? [{ token: [] }] : [{}, { token: [] }],
    ...(ours && { 'x-addition': ours }),
    ...(causes.length > 0 && { 'x-causes': causes }),
    parameters: [
      ...parametersOf(endpoint, method, schemas, example),
      ...(once ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...(method === 'POST' && { requestBody: bodyOf(endpoint, schemas, example) }),
    responses: {
      '200': {
        description: 'Done.',
        content: json(schemas.of(endpoint.output), shortened(example?.answered)),
      },
      ...refusalResponses(refusalsOf(name), statusesOf),
    },
  };
}

function parametersOf(
  { path, input }: Endpoint,
  method: Method,
  schemas: WireSchemas,
  { sent = {} }: Partial<Example> = {},
): object[] {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  const { properties = {}, required = [] } = inPlace(input, schemas);
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!inPath.has(name) && method !== 'GET') return [];
    const isRequired = inPath.has(name) || required.includes(name);
    const place = inPath.has(name) ? 'path' : 'query';
    const shown = sent[name] === undefined ? {} : { example: sent[name] };
    return [{ name, in: place, required: isRequired, schema, ...shown }];
  });
}

/** The fields of an input, also of one that has a name. */
function inPlace(input: z.ZodMiniType, schemas: WireSchemas): JsonSchema {
  const schema = schemas.of(input);
  const name = schema.$ref?.split('/').at(-1);
  return (name === undefined ? undefined : schemas.named()[name]) ?? schema;
}

function bodyOf(
  { path, input, multipart }: Endpoint,
  schemas: WireSchemas,
  { sent = {} }: Partial<Example> = {},
): object {
  const schema = path.includes(':')
    ? withoutPath(inPlace(input, schemas), path)
    : schemas.of(input);
  const types = multipart ? ['multipart/form-data', 'application/json'] : ['application/json'];
  const body = Object.entries(sent).filter(([name]) => !path.includes(`:${name}`));
  // A file has no example that JSON could hold.
  const isText = body.length > 0 && !body.some(([, value]) => value instanceof File);
  const shown = isText ? { example: shortened(Object.fromEntries(body)) } : {};
  const isNeeded = !z.safeDecode(input, {} as never).success;
  return {
    required: isNeeded,
    content: Object.fromEntries(types.map((type) => [type, { schema, ...shown }])),
  };
}

function withoutPath(schema: JsonSchema, path: string): JsonSchema {
  const isLeft = (name: string) => !path.includes(`:${name}`);
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(([name]) => isLeft(name)),
    ),
    required: (schema.required ?? []).filter(isLeft),
  };
}

function json(schema: JsonSchema, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

/** An example with two entries of each list at most. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

function refusalResponses(codes: string[], statusesOf: StatusesOf) {
  const refusal = { $ref: '#/components/schemas/Refusal' };
  const byStatus = new Map<number, Set<string>>();
  for (const code of codes) {
    for (const status of statusesOf(code)) {
      byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
    }
  }
  return Object.fromEntries(
    [...byStatus].map(([status, said]) => [
      String(status),
      {
        description: `Refused: ${[...said].join(', ')}.`,
        content: json({ ...refusal, properties: { code: { enum: [...said] } } }),
      },
    ]),
  );
}
