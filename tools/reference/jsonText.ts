const WIDTH = 100;

/** JSON for readers: short parts on one line, long lists cut after their first entries. */
export function jsonText(value: unknown, kept = 1, indent = ''): string {
  const line = oneLine(value);
  if (typeof value !== 'object' || value === null) return line;
  if (isWhole(value, kept) && indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const shown = Array.isArray(value) && isTuple(value) ? value.length : kept;
  const parts = Array.isArray(value)
    ? [
        ...value.slice(0, shown).map((item) => jsonText(item, kept, deeper)),
        ...rest(value.length - shown),
      ]
    : Object.entries(value).map(([name, part]) => {
        const label = `${JSON.stringify(name)}: `;
        return label + jsonText(part, kept, deeper);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`.replace(
    /,(\n\s*\/\/)/g,
    '$1',
  );
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const parts = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}: ${oneLine(part)}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Whether nothing must be left out. A list of plain values is short and more useful as a whole. */
function isWhole(value: unknown, kept: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const parts: unknown[] = Object.values(value);
  const isPlain = parts.every((part) => typeof part !== 'object' || part === null);
  if (Array.isArray(value) && !isPlain && !isTuple(value) && value.length > kept) return false;
  return parts.every((part) => isWhole(part, kept));
}

/** Lists of the contract hold one kind of thing; whatever mixes them is a tuple, which is shown whole. */
function isTuple(items: unknown[]): boolean {
  return items.some((item) => typeof item !== 'object' || item === null);
}

function rest(count: number): string[] {
  return count > 0 ? [`// … ${count} more`] : [];
}
