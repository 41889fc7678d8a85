/** The keys of the bet slip, for the legend of the desk; its fields and its panel handle them. */
export const SLIP_KEYS = [
  { key: 'Arrows', name: '↑ ↓', does: 'Price by one step, stake by ₦100' },
  { key: 'Enter', name: 'Enter', does: 'Place, or go to what is missing' },
  { key: 'Escape', name: 'Esc', does: 'Remove the selection, or go back' },
] as const;
