import './keepLastView.css';
import { here } from '../../lib/base.ts';
import { paths } from '../../paths.ts';
import { lastViewStamp } from '../../start/lastViewStamp.ts';
import { moneyView } from '../../state/device/moneyView.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { session } from '../../state/session/session.ts';
import { isKept } from '../../storage/isKept.ts';
import { LAST_VIEW_KEY, LOCK_KEY } from '../../storage/keys.ts';
import { localText } from '../../storage/localText.ts';
import { isEpochOver, readSessionMark } from '../../storage/sessionMark.ts';
import { isFilled } from '../handOver/isFilled.ts';
import { viewOf } from './viewOf.ts';

/** Local storage is small, and it is read before anything is shown. */
const MOST_CHARACTERS = 150_000;
/** Home has as much to show as it will have by then. */
const FIRST_LOOK_MS = 4000;
/** One screen, and what a thumb may bring up meanwhile. */
const SCREENS = 1.5;

const kept = localText(LAST_VIEW_KEY);

/** Keeps home as it is when it has been filled, and again whenever the page is left, until it is stopped. */
export function keepLastView(root: HTMLElement): () => void {
  const over = new AbortController();
  const keep = () => {
    if (!over.signal.aborted) keepNow(root);
  };
  setTimeout(keep, FIRST_LOOK_MS);
  addEventListener('pagehide', keep, over);
  document.addEventListener('visibilitychange', () => document.hidden && keep(), over);
  return () => over.abort();
}

function keepNow(root: HTMLElement): void {
  // Another tab may have signed this player out, who may have asked not to be kept here at all.
  if (!session.token || isEpochOver() || !readSessionMark().held) return;
  // What is behind a PIN or a break must not be seen at the next start.
  if (isKept('localStorage', LOCK_KEY) || bettingHold.text !== undefined) kept.write(undefined);
  else if (isHome(root)) kept.write(textOf(root));
}

/** Home in the shell: with another page's HTML came styles that the shell has not. */
function isHome(root: HTMLElement): boolean {
  const isShown = here() === paths.home && root.querySelector('.home') !== null;
  return isShown && root.dataset['page'] === '' && isFilled(root);
}

function textOf(root: HTMLElement): string | undefined {
  const at = Date.now();
  const options = {
    at,
    isMoneyHidden: moneyView.isHidden,
    untilPx: SCREENS * innerHeight,
  };
  const text = JSON.stringify([lastViewStamp(), at, rulesOfPage(), viewOf(root, options)]);
  return text.length > MOST_CHARACTERS ? undefined : text;
}

/** The rules that came with code. Those of the shell stand in its HTML. */
function rulesOfPage(): string[] {
  return [...document.styleSheets].flatMap(({ href, disabled, cssRules }) =>
    href && !disabled ? [...cssRules].map(({ cssText }) => cssText) : [],
  );
}
