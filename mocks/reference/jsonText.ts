const WIDTH = 100;

/** JSON for readers: short parts on one line, long lists cut after their first entries. */
export function jsonText(value: unknown, kept = 1, indent = ''): string {
  const line = oneLine(value);
  if (typeof value !== 'object' || value === null) return line;
  if (isWhole(value, kept) && indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? [
        ...value.slice(0, kept).map((item) => jsonText(item, kept, deeper)),
        ...rest(value.length - kept),
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
  if (Array.isArray(value) && !isPlain && value.length > kept) return false;
  return parts.every((part) => isWhole(part, kept));
}

function rest(count: number): string[] {
  return count > 0 ? [`// … ${count} more`] : [];
}
