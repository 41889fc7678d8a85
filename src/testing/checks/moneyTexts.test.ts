import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from './sourceFiles.ts';

/** What writes money and odds as text. */
const MONEY =
  /^(formatNaira|signedNaira|compactNaira|wholeNaira|limitNaira|amountText|priceText|formatOdds|formatTotalOdds|stakeText|stakesText|resultText|resultWords|lockedText|limitsText|feeText|chipText|trendText|orderText|endedText|placeText|legText|usdtText)$/;

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The node and all below it. */
function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (isNode(value)) {
    yield value;
    for (const part of Object.values(value)) yield* nodesIn(part);
  }
}

const isView = ({ type }: SyntaxNode) => type === 'JSXElement' || type === 'JSXFragment';

/** Whether JSX makes nothing of it: white space over lines, or a comment. */
function isNothing(child: SyntaxNode): boolean {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(String(child['value']));
  return isNode(child['expression']) && child['expression'].type === 'JSXEmptyExpression';
}

/** The names in a file that hold money as text, or a function that writes it. */
function moneyNames(program: unknown): Set<string> {
  const names = new Set<string>();
  const declared = [...nodesIn(program)].filter(({ type }) => type === 'VariableDeclarator');
  // A name may be made of another one.
  for (let before = -1; names.size > before; ) {
    before = names.size;
    for (const { id, init } of declared) {
      if (isNode(id) && id.type === 'Identifier' && isMoney(init, names))
        names.add(String(id['name']));
    }
  }
  return names;
}

function isMoney(value: unknown, names: ReadonlySet<string>): boolean {
  const nodes = [...nodesIn(value)];
  if (nodes.some(isView)) return false;
  return nodes.some(({ type, name, callee }) => {
    if (type === 'Identifier') return names.has(String(name));
    return type === 'CallExpression' && isNode(callee) && MONEY.test(String(callee['name']));
  });
}

/** The lines where money has siblings in its element, so that React gives it a text node of its own. */
function moneyBesideOthers(path: string): string[] {
  const text = readText(path);
  const { program } = parseSync(path, text);
  const names = moneyNames(program);
  return [...nodesIn(program)].filter(isView).flatMap((view) => {
    const children = [...(view['children'] as unknown[])].filter(isNode);
    const shown = children.filter((child) => !isNothing(child));
    if (shown.length < 2) return [];
    return shown
      .filter((child) => child.type === 'JSXExpressionContainer' && isMoney(child, names))
      .map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`);
  });
}

/**
 * A page that the browser translates has its text nodes replaced. React writes on into the one it holds when
 * an element has several children, and so a button would name another stake than it takes. With an element
 * of its own, or in one template with the words around it, money is written where it is seen.
 */
test('money and odds never share an element with other text', () => {
  const views = sourceFiles('src').filter((path) => /(?<!\.test)\.tsx$/.test(path));
  expect(views.length).toBeGreaterThan(400);
  expect(views.flatMap(moneyBesideOthers)).toEqual([]);
});
