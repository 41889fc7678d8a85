/** An answer that comes when the test releases it. */
export function held<T>(): { answer: Promise<T>; release(value: T): void } {
  let release: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answer, release: (value) => release(value) };
}
