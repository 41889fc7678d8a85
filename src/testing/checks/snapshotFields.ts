import { parseSync } from 'vite';
import * as z from 'zod/mini';

export interface Source {
  path: string;
  text: string;
}

/** What is looked at of a node of the parser's tree. */
const Node = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.output<typeof Node>;
const Named = z.object({ name: z.string() });

/** A function, with what its names are made of and what its elements are given. */
interface View {
  path: string;
  name: string;
  props: [prop: string, name: string][];
  made: { names: string[]; from: string }[];
  given: { element: string; prop: string; from: string }[];
}

/** Where people type or tick: a value that comes a moment late moves the caret to the end. */
const FIELDS = new Set([
  'input',
  'textarea',
  ...['Field', 'NumberField', 'TextArea', 'SearchBox', 'AmountField'],
]);

/**
 * Fields whose value comes from a snapshot without `{ sync: true }`, on whatever way: by another name, by a
 * hook, or as a property of the view around it.
 */
export function lateFields(sources: readonly Source[]): string[] {
  const views = sources.flatMap(viewsOf);
  const hooks = new Set(['useSnapshot']);
  for (const { text } of sources)
    for (const [, name = ''] of text.matchAll(
      /function (use\w+)[^{]*\{(?:(?!\n\}).)*return useSnapshot\([\w.]+\);/gs,
    ))
      hooks.add(name);
  const lateProps = new Set<string>();
  let faults: string[] = [];
  for (let known = -1; known < lateProps.size; ) {
    known = lateProps.size;
    faults = views.flatMap((view) => {
      const late = lateNames(view, hooks, lateProps);
      const isLate = (text: string) => late.some((name) => mentions(text, name));
      const from = view.given.filter((given) => isLate(given.from));
      for (const { element, prop } of from) lateProps.add(`${element}.${prop}`);
      return from
        .filter(({ element, prop }) => FIELDS.has(element) && /^(value|checked)$/.test(prop))
        .map(({ element, prop }) => `${view.path}: ${prop} of <${element}> in ${view.name}`);
    });
  }
  return faults;
}

function lateNames(view: View, hooks: ReadonlySet<string>, lateProps: ReadonlySet<string>) {
  const late = new Set(
    view.props.filter(([prop]) => lateProps.has(`${view.name}.${prop}`)).map(([, name]) => name),
  );
  for (let known = -1; known < late.size; ) {
    known = late.size;
    for (const { names, from } of view.made) {
      const hook = /^(use\w+)\(/.exec(from)?.[1] ?? '';
      if (hook === 'useState' || hook === 'useRef') continue;
      const isSnapshot = hooks.has(hook) && !/sync: true/.test(from);
      const isDerived = hook === '' && [...late].some((name) => mentions(from, name));
      if (isSnapshot || isDerived) for (const name of names) late.add(name);
    }
  }
  return [...late];
}

const mentions = (text: string, name: string) =>
  new RegExp(`(?<![.\\w])${name}\\b(?!:)`).test(text);

function viewsOf({ path, text }: Source): View[] {
  const cut = ({ start, end }: Node) => text.slice(start, end);
  return allOf(nodeOf(parseSync(path, text).program))
    .filter(({ type }) => type === 'FunctionDeclaration')
    .map((node) => {
      const inside = allOf(node);
      const ofType = (type: string) => inside.filter((one) => one.type === type);
      return {
        path,
        name: nameOf(node['id']),
        props: childrenOf({ ...node, body: null })
          .flatMap((child) => (child.type === 'ObjectPattern' ? childrenOf(child) : []))
          .filter(({ type }) => type === 'Property')
          .map((one): [string, string] => [nameOf(one['key']), nameOf(one['value'])]),
        made: ofType('VariableDeclarator').flatMap((one) =>
          one['init'] === null
            ? []
            : [{ names: boundIn(nodeOf(one['id'])), from: cut(nodeOf(one['init'])) }],
        ),
        given: ofType('JSXOpeningElement').flatMap((one) =>
          childrenOf(one)
            .filter((child) => child.type === 'JSXAttribute' && child['value'] !== null)
            .map((child) => ({
              element: nameOf(one['name']),
              prop: nameOf(child['name']),
              from: cut(nodeOf(child['value'])),
            })),
        ),
      };
    });
}

const nodeOf = (value: unknown): Node => Node.parse(value);
const nameOf = (value: unknown): string => Named.safeParse(value).data?.name ?? '';

/** The names that a pattern binds. */
function boundIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'Property') return boundIn(nodeOf(pattern['value']));
  return childrenOf(pattern).flatMap(boundIn);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .flatMap((value) => Node.safeParse(value).data ?? []);
}

function allOf(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(allOf)];
}
