import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerOf, Link } from '../../../mocks/control/answers.ts';
import { type CommandName, commands } from '../../../mocks/control/commands.ts';
import { Overview } from '../../../mocks/control/status.ts';
import { controlApi } from '../files/controlApi.ts';
import { arrangeRefusal } from '../given.ts';
import { controlExamples } from './controlExamples.ts';

const names = Object.keys(commands) as CommandName[];
const Api = z.object({ paths: z.record(z.string(), z.unknown()), components: z.unknown() });
const api = z.parse(Api, JSON.parse(JSON.stringify(controlApi())));

/** Holds an answer to what the file says of it, as somebody does who has only the file. */
function unfit(path: string, method: string, answer: unknown) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const place = path.replaceAll('/', '~1');
  ajv.addSchema({ $id: 'https://oja.example/api', ...api });
  const part = `#/paths/${place}/${method}/responses/200/content/application~1json/schema`;
  const fits = ajv.compile({ $ref: `https://oja.example/api${part}` });
  return fits(answer) ? [] : fits.errors;
}

/** Nothing is missing, nothing is other than documented, and no field is undocumented. */
function expectDocumented(schema: z.ZodMiniType, answer: unknown) {
  expect(z.encode(schema, z.decode(schema, answer as never))).toEqual(answer);
}

test.each(names)('the answer of %s is the documented one', async (name) => {
  const given = await arrangeRefusal();
  const input: unknown = await controlExamples[name](given);
  const response = await given.app.raw('POST', `/__mock/${name}`, JSON.stringify(input));
  const answer: unknown = await response.json();
  expect(response.status).toBe(200);
  expectDocumented(answerOf(name), answer);
  expect(unfit(`/__mock/${name}`, 'post', answer)).toEqual([]);
});

test.each([
  ['/__mock', Overview],
  ['/__mock/link', Link],
] as const)('the answer of GET %s is the documented one', async (path, schema) => {
  const { app } = await arrangeRefusal();
  const answer: unknown = await (await app.raw('GET', path)).json();
  expectDocumented(schema, answer);
  expect(unfit(path, 'get', answer)).toEqual([]);
});
