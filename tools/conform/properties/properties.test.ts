import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createTestCaller } from '../../../mocks/hosts/testCaller.ts';
import { everyEndpoint } from '../../../src/contract/everyEndpoint.ts';
import type { Endpoint } from '../../../src/contract/kit/endpoint.ts';
import { examples } from '../../reference/examples.ts';
import { arrangeRefusal } from '../../reference/given.ts';
import { createChecker } from '../checker.ts';
import { type Call, callsOf } from '../contractFile.ts';
import { readFiles } from '../readFiles.ts';
import { arbitraryOf } from './arbitrary.ts';
import { createHarvest } from './harvest.ts';

// A client that knows nothing but docs/openapi.json.
const { openApi } = readFiles();
const { schemas } = openApi.components;
const calls = callsOf(openApi);
const check = createChecker(schemas);
const harvest = createHarvest();
const app = createTestCaller({ strict: false });
const tokens: string[] = [''];
let snapshot: unknown;

async function send(call: Call, input: Record<string, unknown>, token: string) {
  const rest = { ...input };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const texts = given.map(([name, value]): [string, string] => [name, String(value)]);
  const query = call.method === 'GET' ? `?${new URLSearchParams(texts)}` : '';
  const body = call.method === 'GET' ? undefined : bodyOf(call, given);
  const response = await app.raw(call.method, path + query, body, { token });
  return { status: response.status, answer: JSON.parse(await response.text()) };
}

function bodyOf({ body }: Call, given: [string, unknown][]): BodyInit {
  if (!body?.isForm) return JSON.stringify(Object.fromEntries(given));
  const form = new FormData();
  for (const [name, value] of given)
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** What is wrong with an answer to a call, by the file. */
function violation({ name, answers }: Call, status: number, answer: unknown): string | undefined {
  const schema = answers.get(status);
  if (!schema) return `${name} has no status ${status}: ${JSON.stringify(answer)}`;
  return check(schema, answer);
}

function inputOf({ fields, body }: Call): fc.Arbitrary<Record<string, unknown>> {
  const inAddress = {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
  const parts = [inAddress, ...(body ? [body.schema] : [])];
  return fc
    .tuple(...parts.map((part) => arbitraryOf(part, schemas, harvest)))
    .map((values) => Object.assign({}, ...values))
    .filter((input) => fields.every(({ name, isInPath }) => !isInPath || input[name] !== ''));
}

beforeAll(async () => {
  for (const username of ['adaeze', 'emeka']) {
    const body = JSON.stringify({ username, password: 'Passw0rd1' });
    tokens.push((await (await app.raw('POST', '/login', body)).json()).token);
  }
  snapshot = app.backend.control.run('snapshot', {});
  // Two rounds: the second one finds what the ids of the first lead to.
  for (const _ of ['lists', 'details']) {
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const [input = {}] = fc.sample(inputOf(call), { numRuns: 1, seed: 7 });
      harvest.add((await send(call, input, tokens[1] ?? '')).answer);
    }
  }
});

/** Reading leaves the world as it was. */
function restoreFor({ method }: Call): void {
  if (method === 'POST') app.backend.control.run('restore', { snapshot });
}

const RUNS = { numRuns: 12, seed: 20_260_314 };

test.each(calls.map((call) => [call.name, call] as const))(
  '%s answers every fitting input as the file says',
  async (_, call) => {
    restoreFor(call);
    const who = fc.constantFrom(...tokens);
    await fc.assert(
      fc.asyncProperty(inputOf(call), who, async (input, token) => {
        const { status, answer } = await send(call, input, token);
        expect(violation(call, status, answer)).toBeUndefined();
        if (call.forPlayers && token === '') expect(status).toBe(401);
      }),
      RUNS,
    );
  },
);

test.each(
  calls
    .filter(({ body }) => body?.isRequired && !body.isForm)
    .map((call) => [call.name, call] as const),
)('%s refuses every input that does not fit', async (_, call) => {
  restoreFor(call);
  const wrong = fc.constantFrom<unknown>(null, { a: { b: 1 } }, -0.001);
  await fc.assert(
    fc.asyncProperty(inputOf(call), wrong, fc.nat(), async (input, value, chosen) => {
      const names = Object.keys(input).filter((name) => !call.path.includes(`{${name}}`));
      const name = names[chosen % names.length] ?? '';
      const { status, answer } = await send(call, { ...input, [name]: value }, tokens[1] ?? '');
      expect(violation(call, status, answer)).toBeUndefined();
      expect([400, 404]).toContain(status);
    }),
    RUNS,
  );
});

// The random client seldom finds what a bet or a bonus needs.
test.each(
  calls
    .filter(({ name }) => Object.hasOwn(examples, name))
    .map((call) => [call.name, call] as const),
)('%s is answered in its example as the file says', async (name, call) => {
  const { as, input } = examples[name as keyof typeof examples];
  const given = await arrangeRefusal();
  const endpoint: Endpoint = everyEndpoint[name as keyof typeof everyEndpoint];
  const sent = (await input(given)) as never;
  const who = as === 'guest' ? {} : given[as];
  const response = await given.app.send(endpoint, sent, { ...who, key: 'example' });
  expect(response.status).toBe(200);
  expect(violation(call, 200, await response.json())).toBeUndefined();
});
