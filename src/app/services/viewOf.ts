import { HIDDEN_MONEY } from '../../domain/money/hiddenMoney.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';

/** Text, or `[tag, attributes, ...children]`: what `showLastView.ts` builds elements from. */
export type ViewNode = string | [tag: string, attributes: Record<string, string>, ...ViewNode[]];

/** Everything else stays out: ids, which React gives again, and whatever could act or hold what was typed. */
const ATTRIBUTES =
  /^(class|href|type|role|title|hidden|disabled|datetime|data-(?!held|cold|page|pressed)[a-z-]+|aria-(label|hidden|current|pressed|expanded)|viewBox|d|[cr]?[xy]|r|[xy][12]|points|width|height|fill|stroke)$/i;
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

function childrenOf(element: Element, options: ViewOptions): ViewNode[] {
  const { at, isMoneyHidden, untilPx } = options;
  if (element.matches('.shell__dock')) return [noticeOf(at)];
  if (element.matches('time.age')) return element.textContent ? [ageOf(element)] : [];
  if (isMoneyHidden && element.matches('.money')) return [HIDDEN_MONEY];
  return [...element.childNodes].flatMap((child) => {
    if (child instanceof Text) return child.data;
    if (!(child instanceof Element) || child.matches(LEFT_OUT)) return [];
    const isBelow = child.getBoundingClientRect().top + scrollY > untilPx;
    return isBelow && child.closest('main, footer') ? [] : [viewOf(child, options)];
  });
}

/** Stands where the app tells of a lost connection, so it moves nothing. */
function noticeOf(at: number): ViewNode {
  const text = `Prices as of ${lagosDay(at)} ${lagosClock(at)}. Opening…`;
  return ['p', { class: 'connection', role: 'status' }, text];
}

/** An age in words would be wrong by the time it is read; a clock stays right. */
function ageOf(age: Element): string {
  const at = Date.parse(age.getAttribute('datetime') ?? '');
  return Number.isNaN(at) ? '' : `as of ${lagosClock(at)}`;
}
