// Taking back the order of a one-click bet.

export const undoOrder = (runner: string, stake: string) => `Undo ${runner}, ${stake} waiting`;
export const undo = 'Undo';
