import * as z from 'zod/mini';
import { newId } from '../../lib/newId.ts';
import { TAB_SLIP_KEY } from '../../storage/keys.ts';
import { tabText } from '../../storage/localText.ts';
import { isSavingOn } from '../../storage/persisted.ts';
import { readSessionMark } from '../../storage/sessionMark.ts';
import { onForget } from '../session/privateState.ts';
import { KeptSlip } from './betslipDraft.ts';

const TabSlip = z.extend(KeptSlip, {
  tab: z.string(),
  /** Of another sign-in it is not this player's. */
  epoch: z.int(),
});
type TabSlip = z.output<typeof TabSlip>;

const text = tabText(TAB_SLIP_KEY);

/** What this tab kept before its reload; undefined in a tab that has just been opened. */
export function keptInTab(): TabSlip | undefined {
  try {
    const kept = TabSlip.parse(JSON.parse(text.read() ?? ''));
    return kept.epoch === readSessionMark().epoch ? kept : undefined;
  } catch {
    return undefined;
  }
}

let tab: string | undefined;

/** Names this tab, over its reloads too. */
export function tabName(): string {
  tab ??= keptInTab()?.tab ?? newId();
  return tab;
}

export function keepInTab(slip: KeptSlip): void {
  // Without a bet there is nothing to begin with.
  if (!isSavingOn() || (!(slip.draft || slip.others) && text.read() === undefined)) return;
  const kept: TabSlip = { tab: tabName(), epoch: readSessionMark().epoch, ...slip };
  text.write(JSON.stringify(kept));
}

onForget(() => {
  text.write(undefined);
  tab = undefined;
});

let others: Promise<boolean> | undefined;

/**
 * Whether another tab of the app was open when this one asked first. Each holds a lock until it is closed. A
 * browser without locks, or a page without https, counts as the only one.
 */
export function hasOtherTabs(): Promise<boolean> {
  others ??= askOthers().catch(() => false);
  return others;
}

async function askOthers(): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return false;
  const { locks } = navigator;
  await new Promise<void>((held, refused) => {
    const untilClosed = () => {
      held();
      return new Promise<never>(() => undefined);
    };
    locks.request(TAB_LOCK, { mode: 'shared' }, untilClosed).catch(refused);
  });
  const { held = [] } = await locks.query();
  return held.filter(({ name }) => name === TAB_LOCK).length > 1;
}

const TAB_LOCK = 'oja-tab';
