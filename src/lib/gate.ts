export interface Gate {
  opened: Promise<void>;
  open(): void;
}

/** A promise with its `resolve` beside it, for somebody else to call. */
export function gate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
