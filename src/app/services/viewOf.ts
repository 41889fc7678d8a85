import { HIDDEN_MONEY } from '../../domain/money/hiddenMoney.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';

/** Text, or `[tag, attributes, ...children]`: what `src/start/lastView.ts` builds elements from. */
export type ViewNode = string | [tag: string, attributes: Record<string, string>, ...ViewNode[]];

/** Everything else stays out: ids, which React gives again, and whatever could act or hold what was typed. */
const ATTRIBUTES =
  /^(class|href|type|role|title|hidden|inert|disabled|datetime|data-(?!held|page)[a-z-]+|aria-(label|hidden|current|pressed|expanded)|viewBox|d|[cr]?[xy]|r|[xy][12]|points|width|height|fill|stroke)$/i;
const LEFT_OUT =
  'script, style, link, template, iframe, dialog, input, textarea, select, .shell__dock > *';

export interface ViewOptions {
  /** When the view was kept, epoch ms. */
  at: number;
  /** Amounts of money are replaced. */
  isMoneyHidden: boolean;
  /** Parts of the page that begin below this many pixels are left out. */
  untilPx: number;
}

/** What an element shows, as data, without anything that acts. */
export function viewOf(element: Element, options: ViewOptions): ViewNode {
  const attributes = Object.fromEntries(
    [...element.attributes].flatMap(({ name, value }) =>
      ATTRIBUTES.test(name) ? [[name, value]] : [],
    ),
  );
  return [element.localName, attributes, ...childrenOf(element, options)];
}

/**
 * Where a part of the page begins, in pixels from its top; header and tabs are always in sight. A button or a link
 * is one part: without its words it has no name.
 */
function topOf(element: Element): number {
  const part = element.closest('button, a') ?? element;
  return part.closest('main, footer') ? part.getBoundingClientRect().top + scrollY : 0;
}

function childrenOf(element: Element, options: ViewOptions): ViewNode[] {
  const { at, isMoneyHidden, untilPx } = options;
  // Its place among the others stays, which rules may count.
  if (getComputedStyle(element).display === 'none') return [];
  if (element.matches('.shell__dock')) return noticesOf(at);
  if (element.matches('time.age')) return element.textContent ? [ageOf(element)] : [];
  if (isMoneyHidden && element.matches('.money')) return [HIDDEN_MONEY];
  return [...element.childNodes].flatMap((child) => {
    if (child instanceof Text) return child.data;
    if (!(child instanceof Element) || child.matches(LEFT_OUT)) return [];
    return topOf(child) > untilPx ? [] : [viewOf(child, options)];
  });
}

/**
 * One for a phone with a network, one without: `src/start/lastView.ts` shows the one that holds. They stand where the
 * app tells of a lost connection, so they move nothing.
 */
function noticesOf(at: number): ViewNode[] {
  const age = `Prices as of ${lagosDay(at)} ${lagosClock(at)}.`;
  const look = { class: 'connection', role: 'status' };
  return [
    ['p', { ...look, 'data-online': '' }, `${age} Opening…`],
    [
      'p',
      { ...look, 'data-offline': '' },
      `You're offline. ${age} Saved matches, bets and rules still open. You can bet again when you're online.`,
    ],
  ];
}

/** An age in words would be wrong by the time it is read; a clock stays right. */
function ageOf(age: Element): string {
  const at = Date.parse(age.getAttribute('datetime') ?? '');
  return Number.isNaN(at) ? '' : `as of ${lagosClock(at)}`;
}
