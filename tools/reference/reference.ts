import * as z from 'zod/mini';
import { everyEndpoint, everyExternal } from '../../src/contract/everyEndpoint.ts';
import type { Endpoint } from '../../src/contract/kit/endpoint.ts';
import { refusalsOf } from '../../src/contract/refusals.ts';
import { answeredCall, answeredExternal } from './answered.ts';
import { controlText } from './chapters/controlText.ts';
import { eventsText } from './chapters/eventsText.ts';
import { fieldsTable, fieldTable, itemTable } from './chapters/fieldTables.ts';
import { type Observed, observedRefusals } from './chapters/observed.ts';
import { fieldsOf, typeText, variantsOf } from './fields.ts';
import { intro } from './intro.ts';
import { anchor, fenced, spoken, table } from './markdown.ts';
import { nameShapes } from './naming.ts';
import { subjects } from './subjects.ts';

type CallName = keyof typeof everyEndpoint;

const { shapes, naming, source } = nameShapes();

/** Writes `docs/api.md`: every call and event of the contract, with answers from the mock backend. */
export async function writeReference(): Promise<string> {
  const refusals = await observedRefusals();
  const chapters: string[] = [];
  const told = new Set<string>();
  for (const [title, files] of subjects) {
    const names = (Object.keys(everyEndpoint) as CallName[]).filter((name) =>
      files.includes(source.fileOf(name) ?? ''),
    );
    const calls: string[] = [];
    for (const name of names) {
      told.add(name);
      calls.push(await callText(name));
    }
    chapters.push(`## ${title}\n\n${calls.join('\n\n')}`);
  }
  const untold = Object.keys(everyEndpoint).filter((name) => !told.has(name));
  if (untold.length > 0) throw new Error(`No subject of the reference has ${untold.join(', ')}`);
  return `${[
    intro,
    overview(),
    ...chapters,
    await externalsText(),
    await eventsText(naming),
    await controlText(),
    refusalsText(refusals),
    shapesText(),
  ].join('\n\n')}\n`;
}

function overview(): string {
  const rows = (Object.entries(everyEndpoint) as [CallName, Endpoint][]).map(
    ([name, { method, path, access, once }]) => [
      `[\`${method} ${path}\`](#${anchor(`${method} ${path}`)})`,
      spoken(name),
      access,
      once ? 'once' : '',
    ],
  );
  return `## Every call\n\n${table(['call', 'does', 'for', 'repeats'], rows)}`;
}

async function callText(name: CallName): Promise<string> {
  const endpoint: Endpoint = everyEndpoint[name];
  const { method, path, input, output } = endpoint;
  const codes = refusalsOf(name);
  return [
    `### ${method} ${path}`,
    [source.docOf(name), marks(endpoint)].filter(Boolean).join('\n\n'),
    ...variantsOf(input).map((variant, n) =>
      fieldsTable(n === 0 ? 'Takes' : 'Or takes', variant, naming),
    ),
    fieldsTable('Answers', output, naming),
    `May be refused with ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    fenced(await answeredCall(name)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function marks({ access, once, multipart, tolerates, ours }: Endpoint): string {
  const body = multipart === 'either' ? 'form data when it holds a file' : 'form data or JSON';
  return [
    access === 'player' ? 'For players.' : 'For anyone.',
    once && 'Has one effect however often its `Idempotency-Key` is sent.',
    multipart && `The body is ${body}.`,
    tolerates && `${tolerates} does the same.`,
    ours === 'call' && 'An addition to the specification.',
  ]
    .filter(Boolean)
    .join(' ');
}

async function externalsText(): Promise<string> {
  const calls: string[] = [];
  for (const name of Object.keys(everyExternal) as (keyof typeof everyExternal)[]) {
    const { service, path, input, output } = everyExternal[name];
    const parts = [
      `### GET VITE_${service.toUpperCase()}_URL${path} (external)`,
      source.docOf(name),
    ];
    parts.push(fieldsTable('Takes', input, naming), fieldsTable('Answers', output, naming));
    calls.push([...parts, fenced(await answeredExternal(name))].filter(Boolean).join('\n\n'));
  }
  return `## Services of others\n\nEach at an address of its own, set when the app is built, and never with a token.\n\n${calls.join('\n\n')}`;
}

function refusalsText(refusals: Observed[]): string {
  const rows = refusals
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, status, message, subject }) => [
      `\`${code}\``,
      String(status),
      message,
      `[\`${subject}\`](#${anchor(subject)})`,
    ]);
  return `## Refusals\n\nEvery code, with a text it came with and a call that gave it.\n\n${table(['code', 'status', 'text', 'for instance'], rows)}`;
}

function shapesText(): string {
  const texts = shapes.map(({ name, schema }) => {
    const about = [`### ${name}`, source.docOf(name)].filter(Boolean).join('\n\n');
    const own = {
      ...naming,
      shapes: new Map([...naming.shapes].filter(([key]) => key !== schema)),
    };
    if (schema instanceof z.ZodMiniTuple) {
      return `${about}\n\n${itemTable(schema, own, source.docsOfItems(name))}`;
    }
    if (schema instanceof z.ZodMiniEnum) return `${about}\n\n${typeText(schema, own)}`;
    return `${about}\n\n${fieldTable(fieldsOf(schema, own))}`;
  });
  return `## Shapes\n\n${texts.join('\n\n')}`;
}
