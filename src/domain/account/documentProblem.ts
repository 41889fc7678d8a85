import { fileKind, isWhole } from '../../lib/fileKind.ts';
import * as texts from '../../messages/english/verification/documentProblems.ts';

/** Why a file is not accepted as proof. `damaged` shows only when the picture is redrawn. */
export type DocumentProblem =
  | 'empty'
  | 'too-large'
  | 'svg'
  | 'html'
  | 'type'
  | 'content'
  | 'cut-off'
  | 'damaged';

/** Accepted types, as the file picker and the server write them. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

const TAKEN_KINDS = ['jpeg', 'png', 'webp', 'pdf'];

interface GivenFile {
  /** The declared type. Some phones declare none. */
  type: string;
  bytes: Uint8Array;
}

/** Why a file cannot be sent, from its size, declared type and content; undefined when it can. */
export function documentProblem(
  { type, bytes }: GivenFile,
  maxBytes: number,
): DocumentProblem | undefined {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > maxBytes) return 'too-large';
  const kind = fileKind(bytes);
  if (kind === 'svg' || type === 'image/svg+xml') return 'svg';
  if (kind === 'html') return 'html';
  if (type !== '' && !DOCUMENT_TYPES.includes(type)) return 'type';
  if (!kind || !TAKEN_KINDS.includes(kind)) return 'content';
  return isWhole(kind, bytes) ? undefined : 'cut-off';
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
  damaged: texts.damaged,
};
