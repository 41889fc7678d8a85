import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { Operator } from '../../domain/operator.ts';
import type { Html } from './html.ts';

/** What a page is showing and what is chosen on it, as the page sends it with every request. */
export type PageState = Readonly<Record<string, string>>;

/** One request of a provider's page to the provider's server. */
export interface Visit {
  operator: Operator;
  at: number;
  /** Who plays; undefined for a guest, who may look round. */
  account: AccountRow | undefined;
  /** The launch under which money is moved; empty for a guest. */
  launchId: string;
  state: PageState;
}

/** What a press of a button has led to. */
export interface Acted {
  state: PageState;
  say: string;
}

/** A provider's pages, drawn by the provider's server. */
export interface Site {
  title: string;
  style: string;
  /** How often a page asks for its view again. */
  everyMs: number;
  start(visit: Visit): PageState;
  view(visit: Visit): Html;
  act?(visit: Visit, fields: PageState): Acted;
  /** What has become known since the page last asked: a lost answer is resolved by reading. */
  resolve?(visit: Visit): Acted | undefined;
}

/** A query for a button: the changes it makes to the page's state. */
export function sets(changes: Record<string, string>): string {
  return new URLSearchParams(changes).toString();
}
