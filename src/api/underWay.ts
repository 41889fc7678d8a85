let writes = 0;

/** Calls that change something and have not been answered; no reload may cut them off. */
export function writesUnderWay(): number {
  return writes;
}

export async function countWrite<T>(write: Promise<T>): Promise<T> {
  writes += 1;
  try {
    return await write;
  } finally {
    writes -= 1;
  }
}
