export interface Gate {
  opened: Promise<void>;
  open(): void;
}

/** A promise that somebody else resolves. */
export function gate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
