/** Runs in the page, with reduced motion. What moves all the same; a change of colour is no motion. */
export function moving(): string[] {
  const colours = /color|background|opacity|fill|stroke/;
  return document.getAnimations().flatMap((animation) => {
    const effect = animation.effect;
    if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return [];
    const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const own = properties.filter((name) => !/offset|easing|composite/i.test(name));
    if (own.every((name) => colours.test(name))) return [];
    return [`${effect.target?.className}: ${[...new Set(own)].join()}`];
  });
}
