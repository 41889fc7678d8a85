// The sides and prices of every bet.

export const yes = 'Yes';
export const no = 'No';
export const back = 'Back';
export const lay = 'Lay';
export const lineAt = (line: number, rate: string) => `${line} at ${rate}`;
