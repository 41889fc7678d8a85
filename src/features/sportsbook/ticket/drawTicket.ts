import { env } from '../../../env.ts';
import * as texts from '../../../messages/english/sportsbook/codeSheet.ts';
import type { TicketText } from './ticketText.ts';

const WIDTH = 720;
const PAD = 40;
const HEAD = 96;
/** Always the light theme: others see it in their own apps. */
const COLOURS = { paper: '#ffffff', brand: '#0a6841', onBrand: '#ffffff', ink: '#11201a' };
const QUIET = '#4d5f56';

interface Line {
  left: string;
  right?: string;
  size: number;
  isBold?: boolean;
  colour?: string;
  /** Space above, px. */
  above: number;
}

/** Draws a ticket as a PNG. Undefined where the browser gives none, as some do for privacy. */
export async function drawTicket(ticket: TicketText): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const lines = linesOf(ticket).flatMap((line) => wrapped(context, line));
  canvas.width = WIDTH;
  canvas.height = lines.reduce((sum, line) => sum + heightOf(line), HEAD + PAD);
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, WIDTH, canvas.height);
  context.fillStyle = COLOURS.brand;
  context.fillRect(0, 0, WIDTH, HEAD);
  context.textBaseline = 'alphabetic';
  write(context, { left: env.name, size: 48, isBold: true, colour: COLOURS.onBrand, above: 0 }, 66);
  let y = HEAD;
  for (const line of lines) {
    y += heightOf(line);
    write(context, line, y);
  }
  const picture = await new Promise<Blob | null>((take) => canvas.toBlob(take, 'image/png'));
  return picture ?? undefined;
}

function linesOf({ title, code, legs, sums }: TicketText): Line[] {
  return [
    { left: title, size: 36, isBold: true, above: 24 },
    ...(code === undefined
      ? []
      : [
          { left: texts.code, size: 24, colour: QUIET, above: 16 },
          { left: code, size: 56, isBold: true, colour: COLOURS.brand, above: 4 },
        ]),
    ...legs.flatMap(({ label, odds, about }): Line[] => [
      { left: label, right: odds, size: 30, isBold: true, above: 24 },
      { left: about, size: 24, colour: QUIET, above: 2 },
    ]),
    ...sums.map(
      ({ name, value }, index): Line => ({
        ...{ left: name, right: value, size: 30, above: index === 0 ? 40 : 8 },
        isBold: index === sums.length - 1,
      }),
    ),
  ];
}

const heightOf = ({ size, above }: Line) => above + Math.round(size * 1.2);

function setFont(context: CanvasRenderingContext2D, { size, isBold }: Line): void {
  context.font = `${isBold ? 700 : 400} ${size}px system-ui, sans-serif`;
}

/** A line in as many as its left text takes beside its right one. */
function wrapped(context: CanvasRenderingContext2D, line: Line): Line[] {
  setFont(context, line);
  const { left, right, ...look } = line;
  const room = WIDTH - 2 * PAD - (right ? context.measureText(right).width + PAD : 0);
  const parts: string[] = [];
  for (const word of left.split(' ')) {
    const longer = [parts.at(-1), word].filter(Boolean).join(' ');
    if (parts.length > 0 && context.measureText(longer).width <= room) parts.splice(-1, 1, longer);
    else parts.push(word);
  }
  return parts.map((text, index) =>
    index === 0
      ? { ...look, left: text, ...(right && { right }) }
      : { ...look, left: text, above: 0 },
  );
}

function write(context: CanvasRenderingContext2D, line: Line, y: number): void {
  setFont(context, line);
  context.fillStyle = line.colour ?? COLOURS.ink;
  context.textAlign = 'left';
  context.fillText(line.left, PAD, y);
  if (!line.right) return;
  context.textAlign = 'right';
  context.fillText(line.right, WIDTH - PAD, y);
}
