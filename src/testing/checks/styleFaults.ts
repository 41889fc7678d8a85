import { PART, WINDOW, WINDOW_HEIGHT } from '../../ui/style/breakpoints.ts';
import { classesIn, type Declaration, readCss, selectorsOf } from './cssRules.ts';

/** Colours are written here and nowhere else. */
const TOKENS = ['src/ui/style/tokens.css', 'src/ui/crest/Kit.css'];
const BUTTONS = 'src/ui/button/';

/** A file's layer, by its folder. */
function layerOf(file: string): string {
  if (TOKENS.includes(file)) return 'tokens';
  if (/^src\/ui\/style\/(base|forced)\.css$/.test(file)) return 'reset';
  return file.startsWith('src/ui/') ? 'ui' : 'feature';
}

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(|(?<![\w-])(?:white|black|silver|gr[ae]y|red|maroon|yellow|olive|lime|green|aqua|cyan|teal|blue|navy|fuchsia|magenta|purple|orange|brown|pink|gold)(?![\w-])/i;

/** Properties that position a button without changing its look. */
const PLACE =
  /^(?:margin|flex|grid|inset)(?:-[\w-]+)?$|^(?:display|order|position|top|right|bottom|left|(?:align|justify|place)-self)$/;

export interface StyleContext {
  /** Classes that buttons and chips get from outside `src/ui/button`. */
  placed: ReadonlySet<string>;
  /** Whether something in the file's folder is a stacking context by `isolation: isolate`. */
  isIsolated: boolean;
  /** The names of the stacking tokens. */
  stacking: readonly string[];
}

/** What a style sheet does that decision 025 forbids. */
export function styleFaults(file: string, css: string, context: StyleContext): string[] {
  const { declarations, blocks } = readCss(css);
  const layer = `@layer ${layerOf(file)}`;
  const outer = blocks.filter(({ within }) => within.length === 0).map(({ head }) => head);
  const faults = [
    ...(outer.join() === layer ? [] : [`stands in ${outer[0] ?? 'nothing'} and not in ${layer}`]),
    ...blocks.flatMap(({ head }) => queryFaults(head)),
    ...declarations.flatMap((one) => [
      ...(TOKENS.includes(file) ? [] : colourFaults(one)),
      ...stackingFaults(one, context),
      ...(file.startsWith('src/ui/') ? [] : placeFaults(one, context)),
    ]),
    ...(file.startsWith(BUTTONS) ? [] : blocks.flatMap(({ head }) => buttonFaults(head))),
  ];
  return faults.map((fault) => `${file}: ${fault}`);
}

function colourFaults({ property, value }: Declaration): string[] {
  return COLOUR.test(value) ? [`${property}: ${value} is no token`] : [];
}

function stackingFaults({ property, value }: Declaration, context: StyleContext): string[] {
  if (property !== 'z-index') return [];
  const [, token] = /^var\(--(z-[\w-]+)\)$/.exec(value) ?? [];
  if (token && context.stacking.includes(token)) return [];
  if (!/^(-1|0|1)$/.test(value)) return [`z-index: ${value} is no token`];
  return context.isIsolated ? [] : [`z-index: ${value} without isolation: isolate around it`];
}

/** Checks the numbers that a window or container is compared with. */
function queryFaults(head: string): string[] {
  const isPart = head.startsWith('@container');
  if (!isPart && !head.startsWith('@media')) return [];
  const numbers = head.matchAll(/(width|height)\s*(?::|[<>]=?)\s*([\d.]+)px/g);
  return [...numbers].flatMap(([, side, text = '']) => {
    const known = isPart ? PART : side === 'width' ? WINDOW : WINDOW_HEIGHT;
    // "Just below a breakpoint" is written as 0.02 px less.
    const px = Math.round(Number(text) * 10) / 10;
    const isKnown = Object.values(known).some((breakpoint) => breakpoint === px);
    return isKnown ? [] : [`${text}px in ${head} is no breakpoint`];
  });
}

function buttonFaults(head: string): string[] {
  const found = classesIn(head).filter((name) =>
    /^(?:button|chip|icon-button)(?:--[\w-]+)?$/.test(name),
  );
  return found.map((name) => `.${name} is styled by ${BUTTONS} alone`);
}

/** A class that a feature gives a button may only position it. */
function placeFaults(declaration: Declaration, { placed }: StyleContext): string[] {
  if (PLACE.test(declaration.property)) return [];
  // What `:has()` names is asked about, not styled.
  const ends = selectorsOf(declaration).map(
    (one) =>
      one
        .replace(/:has\([^()]*\)/g, '')
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
  );
  return ends
    .filter((end) => !end.includes('::') && classesIn(end).some((name) => placed.has(name)))
    .map((end) => `${end} gives a button its ${declaration.property}`);
}
