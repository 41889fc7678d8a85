import type { Block } from './betslipBlock.ts';

/** Where each field is. The least part may be folded away: then what unfolds it. */
const FIELDS: Record<NonNullable<Block['at']>, string> = {
  price: '.slip-form__price input',
  stake: '.slip-form__stake input',
  least: '.slip-form__least input, .fold__title',
};

/** Moves the focus to what mends the block: the button that does it, else the field that it is about. */
export function leadTo({ at, mend }: Block, within: Element): void {
  const slip = within.closest('section');
  const target = mend ? slip?.querySelector('[data-mend]') : at && slip?.querySelector(FIELDS[at]);
  if (!(target instanceof HTMLElement)) return;
  target.focus();
  if (target instanceof HTMLInputElement) target.select();
}
