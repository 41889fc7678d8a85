/**
 * Remembers what is made of the last keys. For pure functions that take long and are asked again and again; the
 * key must tell all that the value depends on.
 */
export function remembered<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
