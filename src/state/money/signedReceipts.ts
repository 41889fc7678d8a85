import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { type ChainLink, issueReceipt, ReceiptKind } from '../../contract/account/receipts.ts';
import type { ChainBooks } from '../../domain/account/chainCheck.ts';
import { session } from '../session/session.ts';
import { store } from '../store.ts';
import type { ReceiptSubject } from './shownReceipt.ts';

/** As many as one player may need in a dispute; older ones are dropped first. */
const MOST = 100;

const Kept = z.object({ of: z.string(), text: z.string() });
/** Links that an older version kept have only their hash. */
const Link = z.object({
  no: z.int(),
  hash: z.string(),
  kind: z.optional(ReceiptKind),
  id: z.optional(z.string()),
  at: z.optional(z.int()),
});

/** The receipts issued to this player on this phone, newest last, and the chain as the server told it. */
const kept = store({
  key: 'receipts@1',
  schema: z.object({ receipts: z.array(Kept), chain: z.array(Link) }),
  initial: (): { receipts: z.output<typeof Kept>[]; chain: z.output<typeof Link>[] } => ({
    receipts: [],
    chain: [],
  }),
  // Two tabs come to the same lists: what is as another has saved it is not saved again.
  takeOver({ receipts, chain }, state) {
    const saved = new Set(receipts.map(({ text }) => text));
    const own = state.receipts.filter(({ text }) => !saved.has(text));
    state.receipts = [...own, ...receipts].slice(-MOST);
    state.chain = withLinks(chain, state.chain);
  },
});

export const startReceipts = kept.start;

const nameOf = ({ kind, id }: ReceiptSubject) => `${kind} ${id}`;

/** The last receipt of something that this phone has. */
export function keptReceipt(subject: ReceiptSubject): string | undefined {
  return kept.state.receipts.findLast(({ of }) => of === nameOf(subject))?.text;
}

/**
 * The player's chain as this phone learned it first: a hash never changes, so a later one that differs shows
 * that the past was rewritten.
 */
export function chainHash(no: number): string | undefined {
  return kept.state.chain.find((link) => link.no === no)?.hash;
}

export function knownChain(): readonly Pick<ChainLink, 'no' | 'hash'>[] {
  return kept.state.chain;
}

/** When something first came into the chain, epoch ms; undefined when that is older than what the phone knows. */
export function chainedAt({ kind, id }: ReceiptSubject): number | undefined {
  return kept.state.chain.find((link) => link.kind === kind && link.id === id)?.at;
}

/** Asks for the receipt of something as it stands now, and keeps it. Rejects as `call` does. */
export async function freshReceipt(subject: ReceiptSubject): Promise<string> {
  return (await issued(subject)).receipt;
}

/**
 * The chain as the server tells it now, and as this phone knew it before. The chain only comes with a receipt,
 * so it takes something to ask for. Rejects as `call` does.
 */
export async function toldChain(
  subject: ReceiptSubject,
): Promise<Pick<ChainBooks, 'told' | 'known'>> {
  const { chain, known } = await issued(subject);
  return { told: chain, known };
}

async function issued(subject: ReceiptSubject) {
  const { owner } = session;
  const { receipt, chain } = await call(issueReceipt, subject, { quiet: true });
  await startReceipts();
  if (owner !== session.owner) return { receipt, chain, known: [] };
  const known = kept.state.chain.map(({ no, hash }) => ({ no, hash }));
  keep(subject, receipt, chain);
  return { receipt, chain, known };
}

function keep(subject: ReceiptSubject, receipt: string, chain: readonly ChainLink[]): void {
  const { state } = kept;
  const others = state.receipts.filter(({ text }) => text !== receipt);
  state.receipts = [...others, { of: nameOf(subject), text: receipt }].slice(-MOST);
  state.chain = withLinks(state.chain, chain);
}

function withLinks<Known extends { no: number }>(known: readonly Known[], told: readonly Known[]) {
  const numbers = new Set(known.map(({ no }) => no));
  return [...known, ...told.filter(({ no }) => !numbers.has(no))]
    .sort((one, other) => one.no - other.no)
    .slice(-MOST);
}
