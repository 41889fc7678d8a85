/** A part of an object: its tone, its path, and the width of the line where it is one. */
export type CoverPart = readonly [tone: 0 | 1 | 2 | 3, d: string, lineWidth?: number];

export type CoverObjects = Readonly<Record<string, readonly CoverPart[]>>;
