/** A value worked out when it is first asked for. */
export function once<Value extends object>(work: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= work();
    return value;
  };
}
