import * as z from 'zod/mini';
import { answerOf, Link } from '../../../mocks/control/answers.ts';
import { type CommandName, commands } from '../../../mocks/control/commands.ts';
import { Overview, Status } from '../../../mocks/control/status.ts';
import { helpOf } from '../../../mocks/engine/control/help.ts';
import { about } from './about.ts';

const REFUSAL = '#/components/schemas/Refusal';
const STATUS = '#/components/schemas/Status';

/** `docs/mock-openapi.json`: the commands of the mock backend, with what they take and answer. */
export function controlApi(): object {
  const names = Object.keys(commands) as CommandName[];
  const posts = names.map((name) => [
    `/__mock/${name}`,
    {
      post: {
        operationId: name,
        description: helpOf(commands[name]),
        parameters: [{ $ref: '#/components/parameters/world' }],
        requestBody: { content: json(schemaOf(commands[name])) },
        responses: responsesOf(answerOf(name)),
      },
    },
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'The control of the mock backend',
      version: '1.0.0',
      description: 'Arranges what happens in a world of the mock backend.',
      license: about.license,
    },
    servers: [{ url: '/api' }],
    paths: {
      '/__mock': { get: read('status', Overview) },
      '/__mock/link': { get: read('link', Link) },
      ...Object.fromEntries(posts),
    },
    components: {
      schemas: { Refusal: REFUSED, Status: schemaOf(Status) },
      parameters: { world: WORLD },
    },
  };
}

const WORLD = {
  name: 'x-mock-world',
  in: 'header',
  description: 'The world that is meant; without it, the shared one.',
  schema: { type: 'string', pattern: '^[\\w.-]{1,64}$' },
};

const REFUSED = {
  type: 'object',
  properties: {
    error: { const: true },
    message: { type: 'string' },
    code: { type: 'string' },
  },
  required: ['error', 'message', 'code'],
};

function read(operationId: string, answer: z.ZodMiniType) {
  const parameters = [{ $ref: '#/components/parameters/world' }];
  return { operationId, parameters, responses: responsesOf(answer) };
}

function responsesOf(answer: z.ZodMiniType) {
  const schema = answer === Status ? { $ref: STATUS } : schemaOf(answer);
  const refusal = { description: 'Refused, with nothing done.', content: json({ $ref: REFUSAL }) };
  return {
    '200': { description: 'Done.', content: json(schema) },
    '4XX': refusal,
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return own;
}
