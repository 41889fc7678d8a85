import * as z from 'zod/mini';

/** The parts of a JSON Schema that the contract's files use. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  contentMediaType?: string;
}

const SchemaOf = z.custom<Schema>((value) => typeof value === 'object' && value !== null);
const Content = z.record(z.string(), z.object({ schema: SchemaOf }));

const Parameter = z.union([
  z.object({
    name: z.string(),
    in: z.enum(['path', 'query', 'header']),
    required: z.optional(z.boolean()),
    schema: SchemaOf,
  }),
  z.object({ $ref: z.string() }),
]);

const Operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(Parameter),
  requestBody: z.optional(z.object({ required: z.boolean(), content: Content })),
  responses: z.record(z.string(), z.object({ content: Content })),
  'x-causes': z.optional(z.array(z.string())),
});

/** `docs/openapi.json`, as far as a client needs it. */
export const OpenApi = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), SchemaOf) }),
});
export type OpenApi = z.output<typeof OpenApi>;

const Message = z.object({ name: z.string(), payload: SchemaOf });

/** `docs/asyncapi.json`, as far as a client needs it. */
export const AsyncApi = z.object({
  asyncapi: z.string(),
  channels: z.record(
    z.string(),
    z.object({ address: z.string(), messages: z.record(z.string(), Message) }),
  ),
  operations: z.record(z.string(), z.object({ action: z.enum(['send', 'receive']) })),
  components: z.object({ schemas: z.record(z.string(), SchemaOf) }),
});
export type AsyncApi = z.output<typeof AsyncApi>;

/** One call, found by its name. */
export interface Call {
  name: string;
  method: 'GET' | 'POST';
  /** With `{name}` for what the path carries. */
  path: string;
  forPlayers: boolean;
  once: boolean;
  /** The fields in path and query. */
  fields: { name: string; isInPath: boolean; isRequired: boolean; schema: Schema }[];
  body: { isRequired: boolean; isForm: boolean; schema: Schema } | undefined;
  /** The answer of each status that the contract knows. */
  answers: Map<number, Schema>;
  causes: string[];
}

export function callsOf({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(path, method, operation)),
  );
}

function callOf(path: string, method: string, operation: z.output<typeof Operation>): Call {
  const { operationId, parameters, requestBody, responses } = operation;
  const content = requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  return {
    name: operationId,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    forPlayers: operation.security.every((way) => 'token' in way),
    once: parameters.some((part) => '$ref' in part && part.$ref.endsWith('/idempotencyKey')),
    fields: parameters.flatMap((part) =>
      '$ref' in part
        ? []
        : [
            {
              name: part.name,
              isInPath: part.in === 'path',
              isRequired: part.required ?? false,
              schema: part.schema,
            },
          ],
    ),
    body: schema && {
      isRequired: requestBody?.required ?? false,
      isForm: 'multipart/form-data' in content,
      schema,
    },
    answers: new Map(
      Object.entries(responses).map(([status, answer]) => [
        Number(status),
        answer.content['application/json']?.schema ?? {},
      ]),
    ),
    causes: operation['x-causes'] ?? [],
  };
}
