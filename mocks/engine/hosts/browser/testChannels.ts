/** The channels between tabs; `hold` keeps every message back until `release`. */
export function createChannels() {
  const open = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();
  let held: (() => void)[] | undefined;
  return {
    hold() {
      held = [];
    },
    get held() {
      return held?.length ?? 0;
    },
    release() {
      const waiting = held;
      held = undefined;
      for (const deliver of waiting ?? []) queueMicrotask(deliver);
    },
    Channel: class {
      onmessage: ((event: MessageEvent) => void) | null = null;
      constructor() {
        open.add(this);
      }
      postMessage(data: unknown) {
        const others = [...open].filter((other) => other !== this);
        const deliver = () => {
          for (const other of others) {
            if (open.has(other)) other.onmessage?.(new MessageEvent('message', { data }));
          }
        };
        if (held) held.push(deliver);
        else queueMicrotask(deliver);
      }
      close() {
        open.delete(this);
      }
    },
  };
}
