type Known = Record<string, unknown>;

const MOST = 400;

/** What a server has sent so far, by field: ids cannot be guessed. */
export interface Harvest {
  /** Takes up everything in an answer. */
  add(answer: unknown): void;
  texts(field: string): string[];
  numbers(field: string): number[];
  /** The values of these fields in one object that was sent, or in those around it. */
  together(fields: string[], chosen: number): Known;
}

export function createHarvest(): Harvest {
  const objects: Known[] = [];

  const walk = (value: unknown, around: Known) => {
    if (typeof value !== 'object' || value === null || objects.length >= MOST) return;
    if (Array.isArray(value)) {
      // The first of a list are enough, and a thousand bets would push out everything else.
      for (const item of value.slice(0, 6)) walk(item, around);
      return;
    }
    const plain = Object.entries(value).filter(([, part]) => typeof part !== 'object');
    const known: Known = { ...around, ...Object.fromEntries(plain) };
    objects.push(known);
    for (const part of Object.values(value)) walk(part, known);
  };
  const values = (field: string) => [
    ...new Set(objects.flatMap((known) => (field in known ? [known[field]] : []))),
  ];

  return {
    add: (answer) => walk(answer, {}),
    texts: (field) => values(field).filter((value) => typeof value === 'string'),
    numbers: (field) => values(field).filter((value) => typeof value === 'number'),
    together(fields, chosen) {
      const ids = fields.filter((name) => name.endsWith('Id'));
      const fitting = objects.filter((known) => ids.length > 0 && ids.every((id) => id in known));
      const known = fitting[chosen % Math.max(1, fitting.length)] ?? {};
      return Object.fromEntries(
        fields.flatMap((name) =>
          name in known && !/stake|amount/i.test(name) ? [[name, known[name]]] : [],
        ),
      );
    },
  };
}
