import { fileKind, isWhole } from '../../lib/fileKind.ts';
import * as texts from '../../messages/english/verification/documentProblems.ts';

/**
 * Why a file is not accepted as proof. `damaged` shows only when the picture is redrawn, `unreadable` and
 * `no-canvas` on the phone alone: it cannot read the file any more, or redraw a picture as it is.
 */
export type DocumentProblem =
  | 'empty'
  | 'too-large'
  | 'svg'
  | 'html'
  | 'type'
  | 'content'
  | 'cut-off'
  | 'cut-off-pdf'
  | 'unreadable'
  | 'no-canvas'
  | 'damaged';

/** What a file picker offers; the endings are for phones that know no type of a file. */
export const DOCUMENT_TYPES = [
  ...['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  ...['.jpg', '.jpeg', '.png', '.webp', '.pdf'],
];

const TAKEN_KINDS = ['jpeg', 'png', 'webp', 'pdf'];

interface GivenFile {
  /** The declared type, for the text alone: phones declare none, or one that they made up. */
  type: string;
  bytes: Uint8Array;
}

/** Why a file cannot be sent, from its size and content; undefined when it can. */
export function documentProblem(
  { type, bytes }: GivenFile,
  maxBytes: number,
): DocumentProblem | undefined {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > maxBytes) return 'too-large';
  const kind = fileKind(bytes);
  if (kind === 'svg') return 'svg';
  if (kind === 'html') return 'html';
  if (!kind || !TAKEN_KINDS.includes(kind)) {
    return type === '' || DOCUMENT_TYPES.includes(type) ? 'content' : 'type';
  }
  if (isWhole(kind, bytes)) return undefined;
  return kind === 'pdf' ? 'cut-off-pdf' : 'cut-off';
}

/** Texts for each problem: what is wrong and what to do. */
export const DOCUMENT_PROBLEMS: Record<DocumentProblem, string> = {
  empty: texts.empty,
  'too-large': texts.tooLarge,
  svg: texts.svg,
  html: texts.html,
  type: texts.type,
  content: texts.content,
  'cut-off': texts.cutOff,
  'cut-off-pdf': texts.cutOffPdf,
  unreadable: texts.unreadable,
  'no-canvas': texts.noCanvas,
  damaged: texts.damaged,
};
