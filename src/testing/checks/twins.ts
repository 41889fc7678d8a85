/** How many lines of one shape may not stand twice. */
export const TWIN_LINES = 12;

/** A table has rows of few shapes: it repeats itself, and nothing could serve in its place. */
const FEW_SHAPES = 6;

export interface SourceText {
  path: string;
  text: string;
}

interface ShapedLine {
  /** The line with every name and value left out. */
  shape: string;
  /** Its number in the file, from 1. */
  line: number;
}

const KEYWORDS = new Set(
  `as async await break case catch class const continue default delete do else export extends finally for
  function if in interface keyof let new of return satisfies static switch throw try type typeof while`.split(
    /\s+/,
  ),
);

/** Two places of one shape, as `a.ts:10 ~ b.ts:40`. Neighbouring windows of one pair are told once. */
export function twins(sources: readonly SourceText[]): string[] {
  const seen = new Map<string, { path: string; index: number; line: number }>();
  const found: string[] = [];
  for (const { path, text } of sources) {
    const lines = shapedLines(text, path.endsWith('.css'));
    let last: string | undefined;
    for (let index = 0; index + TWIN_LINES <= lines.length; index++) {
      const shapes = lines.slice(index, index + TWIN_LINES).map((entry) => entry.shape);
      if (new Set(shapes).size <= FEW_SHAPES) continue;
      const shape = shapes.join('\n');
      const line = lines[index]?.line ?? 0;
      const first = seen.get(shape);
      if (!first) {
        seen.set(shape, { path, index, line });
        last = undefined;
        continue;
      }
      if (first.path === path && index - first.index < TWIN_LINES) continue;
      const pair = `${first.path} ${index - first.index}`;
      if (pair !== last) found.push(`${first.path}:${first.line} ~ ${path}:${line}`);
      last = pair;
    }
  }
  return found;
}

/** The lines that count: no imports, comments, blank lines, or lines of punctuation alone. */
function shapedLines(text: string, isStyle: boolean): ShapedLine[] {
  const bare = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^import [^;]*;$/gm, (lines) => lines.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '');
  return bare.split('\n').flatMap((line, index) => {
    if (!/\w/.test(line)) return [];
    return { shape: isStyle ? styleShape(line) : codeShape(line), line: index + 1 };
  });
}

function codeShape(line: string): string {
  return line
    .trim()
    .replace(/'[^']*'|"[^"]*"|`[^`]*`/g, 'S')
    .replace(/\b\d[\w.]*/g, '0')
    .replace(/[A-Za-z_$][\w$]*/g, (word) => (KEYWORDS.has(word) ? word : 'x'));
}

/** A declaration keeps its property and value: styles repeat when they say the same of other classes. */
function styleShape(line: string): string {
  return line.trim().replace(/\.[\w-]+/g, '.x');
}
