import { schemas } from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { everyEndpoint } from '../../../src/contract/everyEndpoint.ts';
import { refusalsOf } from '../../../src/contract/refusals.ts';
import { OpenApi } from '../../conform/contractFile.ts';
import { everyRefusal } from '../everyRefusal.ts';
import { NEVER_GIVEN } from '../given.ts';
import { contractFiles } from './contractFiles.ts';

const PATIENTLY = 120_000;

let files: Awaited<ReturnType<typeof contractFiles>>;
beforeAll(async () => {
  files = await contractFiles();
}, PATIENTLY);

const text = (file: object) => `${JSON.stringify(file, undefined, 1)}\n`;

// `npm run reference` rewrites the files, as Vitest's way to update.
test('docs/openapi.json, docs/asyncapi.json and docs/mock-openapi.json are what the contract says', async () => {
  await expect(text(files.openapi)).toMatchFileSnapshot('../../../docs/openapi.json');
  await expect(text(files.asyncapi)).toMatchFileSnapshot('../../../docs/asyncapi.json');
  await expect(text(files.control)).toMatchFileSnapshot('../../../docs/mock-openapi.json');
});

test.each(['openapi', 'control'] as const)('the file of %s is OpenAPI 3.1', async (name) => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(text(files[name])));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('docs/asyncapi.json is AsyncAPI 3', () => {
  // The schema brings the one of JSON Schema along.
  const ajv = new Ajv({ strict: false, meta: false, validateSchema: false, formats: fullFormats });
  const isAsyncApi = ajv.compile(Object(schemas['3.0.0']));
  isAsyncApi(JSON.parse(text(files.asyncapi)));
  expect(isAsyncApi.errors ?? []).toEqual([]);
});

test.each(['openapi', 'asyncapi', 'control'] as const)('%s links to what is there', (name) => {
  const file: unknown = files[name];
  const links = [...text(files[name]).matchAll(/"\$ref": "#\/([^"]+)"/g)].map(
    ([, link = '']) => link,
  );
  const target = (link: string) =>
    link.split('/').reduce((at, key) => Object(at)[key.replaceAll('~1', '/')], file);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => target(link) === undefined)).toEqual([]);
});

test('every refusal belongs to a call, and none is made up', () => {
  const said = new Set(Object.keys(everyEndpoint).flatMap(refusalsOf));
  const given = [...Object.keys(everyRefusal), ...NEVER_GIVEN];
  expect([...said].sort()).toEqual(given.sort());
});

test('no two schemas of the contract share a name', () => {
  const { components } = files.openapi as { components: { schemas: object } };
  expect(Object.keys(components.schemas)).toContain('Naira');
  expect(Object.keys(components.schemas).filter((name) => /\d$/.test(name))).toEqual([]);
});

test('what is said of a field is said of that field alone', () => {
  const { Withdrawal } = z.parse(OpenApi, files.openapi).components.schemas;
  const { net, amount } = Withdrawal?.properties ?? {};
  expect(net).toEqual({
    $ref: '#/components/schemas/Naira',
    description: expect.stringContaining('What the player receives'),
  });
  expect(amount).toEqual({ $ref: '#/components/schemas/Naira' });
});

test('every call has an example, which is what the file says of it', () => {
  const Shown = z.object({ schema: z.optional(z.unknown()), example: z.optional(z.unknown()) });
  const Operation = z.object({
    parameters: z.array(Shown),
    responses: z.object({ '200': z.object({ content: z.record(z.string(), Shown) }) }),
    requestBody: z.optional(z.object({ content: z.record(z.string(), Shown) })),
  });
  const File = z.object({
    paths: z.record(z.string(), z.record(z.string(), Operation)),
    components: z.unknown(),
  });
  const { paths, components } = z.parse(File, JSON.parse(text(files.openapi)));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'https://oja.example/api', components });
  const absolute = (schema: unknown): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"https://oja.example/api#/'));
  const unfit: unknown[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const { responses, requestBody, parameters } of Object.values(operations)) {
      const answer = responses['200'].content['application/json'];
      expect(answer, path).toHaveProperty('example');
      const bodies = Object.values(requestBody?.content ?? {});
      for (const { schema, example } of [answer ?? {}, ...bodies, ...parameters]) {
        if (example === undefined) continue;
        const fits = ajv.compile(absolute(schema));
        if (!fits(example)) unfit.push([path, example, fits.errors]);
      }
    }
  }
  expect(unfit).toEqual([]);
});
