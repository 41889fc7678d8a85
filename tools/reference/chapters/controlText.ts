import type * as z from 'zod/mini';
import { answerOf, Link } from '../../../mocks/control/answers.ts';
import { type CommandName, commands } from '../../../mocks/control/commands.ts';
import { scenarios } from '../../../mocks/control/scenarios.ts';
import { Overview, Status } from '../../../mocks/control/status.ts';
import { helpOf } from '../../../mocks/engine/control/help.ts';
import { NAMED_LATENCIES } from '../../../mocks/engine/control/latency.ts';
import { readContractSource } from '../contractSource.ts';
import { type Naming, variantsOf } from '../fields.ts';
import { arrangeRefusal } from '../given.ts';
import { fenced, table } from '../markdown.ts';
import { controlExamples } from './controlExamples.ts';
import { fieldsTable } from './fieldTables.ts';

const CONTROL = new URL('../../../mocks/control/', import.meta.url);
const ENGINE = new URL('../../../mocks/engine/control/', import.meta.url);

const INTRO = `## The mock backend's control

A real backend has none of this. \`npm start\` and \`npm run preview\` serve it beside the API; with it a
test or a person arranges what should happen, in any language that can send JSON.

- \`POST /api/__mock/<command>\` with JSON runs a command. \`GET /api/__mock\` tells the state of the world;
  \`/api/__mock/panel\` is a page for people.
- All of it is in [mock-openapi.json](mock-openapi.json), too, for clients that are generated.
- **Worlds.** The cookie \`mock-world=NAME\`, the header \`x-mock-world\` or \`?mock-world=\` chooses a world: its own
  people, money, clock and faults, made when it is first named. A name is 1 to 64 letters, digits, \`-\`, \`_\` and
  \`.\`; another is refused. Without a name it is the shared one. Name it with calls, commands and the handshake of
  the socket alike. When there are too many worlds, the one that was longest not used and has no open socket is
  dropped. A page of another origin may call; one of another site uses the header, and for the socket the query,
  because many browsers keep cookies of other sites back.
- **Commands are strict.** An unknown field, name or call, or a number out of range, is refused with 400 (404
  for what does not exist) and what was probably meant, and has done nothing.
- **Time** is the world's own. It starts at the real time and runs with it, unless \`reset\` says otherwise;
  everything that is due happens in order when it passes, so a jump leaves what waiting would have left.
- **A bug in a link.** \`GET /api/__mock/link\` answers \`{ link, hash, isShort }\`: the seed, the beginning and
  everything that the world has heard since, compressed. \`/?mock=replay:LINK\` in the dev server or the demo, or
  \`replay\` with the link, begins the same world elsewhere, with its clock standing still. When \`isShort\` is
  false it is above 2 KB: keep what \`tape\` answers in a file and give it to \`replay\`. Both hold what was typed,
  passwords included.`;

/** The chapter of the commands, with an example of each that was run. */
export async function controlText(): Promise<string> {
  const source = readContractSource(CONTROL, ENGINE);
  const shapes = new Map<z.ZodMiniType, string>([
    [Status, '[the status](#get-api__mock) without `commands` and `scenarios`'],
  ]);
  const naming = { source, shapes };
  const names = Object.keys(commands) as CommandName[];
  const texts: string[] = [];
  for (const name of names) {
    const variants = variantsOf(commands[name]);
    texts.push(
      [
        `### Command ${name}`,
        helpOf(commands[name]),
        ...variants.map((variant, n) =>
          fieldsTable(n === 0 ? 'Takes' : 'Or takes', variant, naming),
        ),
        answerText(answerOf(name), naming),
        fenced(await exampleText(name)),
      ]
        .filter(Boolean)
        .join('\n\n'),
    );
  }
  const plain = { ...naming, shapes: new Map<z.ZodMiniType, string>() };
  const status = `### GET /api/__mock\n\n${fieldsTable('Answers', Overview, plain)}`;
  const reads =
    '`GET /api/__mock/queue`, `/otp` and `/journal?since=0` do what the commands of these names do.';
  const link = `### GET /api/__mock/link\n\n${fieldsTable('Answers', Link, naming)}`;
  return [INTRO, await peopleText(), status, reads, link, ...texts, scenariosText()].join('\n\n');
}

/** What a command answers: the status, or a table of its own. */
function answerText(answer: z.ZodMiniType, naming: Naming): string {
  const { element } = answer._zod.def as { element?: z.ZodMiniType };
  return element
    ? fieldsTable('Answers a list of', element, naming)
    : fieldsTable('Answers', answer, naming);
}

/** Too long to show. */
const SHORTENED: Partial<Record<CommandName, string>> = {
  restore: '{ "snapshot": … }',
  replay: '{ "link": "q1YqVrJS…" }',
};

async function exampleText(name: CommandName): Promise<string> {
  const given = await arrangeRefusal();
  const input = await controlExamples[name](given);
  given.app.backend.control.runParsed(name, input);
  const shown = SHORTENED[name] ?? JSON.stringify(input);
  return `POST /api/__mock/${name}\n${shown}`;
}

async function peopleText(): Promise<string> {
  const { app } = await arrangeRefusal();
  const rows = app.backend.context.operator.db.accounts
    .all()
    .map(({ username, password, kycStatus, mobile, email, isDemo }) => [
      isDemo ? '' : `\`${username}\` / \`${password}\``,
      isDemo ? 'the demo player: `POST /login/demo`' : `documents: ${kycStatus}`,
      [mobile, email].filter(Boolean).join(', '),
    ]);
  return `### Who can sign in\n\n${table(['username / password', 'who', 'contact'], rows)}\n\nEvery code that is sent is \`123456\`; the agent code \`LAGOS10\` is valid.`;
}

function scenariosText(): string {
  const rows = Object.entries(scenarios).map(([name, { about }]) => [`\`${name}\``, about]);
  const named = Object.keys(NAMED_LATENCIES).map((name) => `\`${name}\``);
  return `### Scenarios\n\nFor \`scenario\` and \`reset\`, several with commas between them. Latencies by name: ${named.join(', ')}.\n\n${table(['name', 'what'], rows)}`;
}
