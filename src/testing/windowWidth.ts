interface HappyDom {
  setViewport(size: { width: number }): void;
}

/** Gives the window another width, as media queries see it. It begins with 1024 px. */
export function windowWidth(width: number): void {
  const happyDom: HappyDom | undefined = Reflect.get(globalThis, 'happyDOM');
  happyDom?.setViewport({ width });
}
