/** A server of the recipes in `deploy/`. */
export interface ServerKind {
  name: string;
  /** Debian's packages. */
  packages: readonly string[];
  program: string;
  /** Whether all of it is here, modules included. */
  isHere(): boolean;
  /** Writes its configuration; returns how it is started. */
  prepare(served: Served): { args: string[]; env: Record<string, string> };
}

export interface Served {
  port: number;
  /** What `npm run site` has written. */
  folder: string;
  /** The mock backend, `http://127.0.0.1:1234`. */
  apiUrl: string;
}
