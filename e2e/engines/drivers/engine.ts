/** One browser with one page, as every engine can be driven. */
export interface Engine {
  /** Name and version, as the browser itself gives them. */
  version: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page, awaited; it crosses as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A real press of the pointer, in CSS pixels of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Real keys, to whatever has the focus. */
  type(text: string): Promise<void>;
  /** Of the page itself, without the browser's own bars. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What starts an engine, and what has to be installed for it first. */
export interface EngineKind {
  name: string;
  /** Fetches what is missing, or throws and says what to do by hand. */
  install(): void;
  start(): Promise<Engine>;
}

export const PHONE = { width: 360, height: 740 };
