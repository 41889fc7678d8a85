/** What a bet's state is called, in rows and receipts. */
export const states = {
  delayed: 'In delay',
  matched: 'Matched',
  'part-matched': 'Partly matched',
  unmatched: 'Waiting',
  rejected: 'Not placed',
  cancelled: 'Cancelled',
  lapsed: 'Lapsed',
  won: 'Won',
  lost: 'Lost',
  void: 'Void',
  // Only a dead heat settles a bet so: a part wins at the full price, the rest loses.
  'half-void': 'Dead heat',
};
