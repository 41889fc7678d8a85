import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dataSaver } from '../../state/device/dataSaver.ts';
import { placeOf, slideAt } from './slideAt.ts';

/** The specification's `speed`. */
const MOVE_MS = 2000;
/** A tap on a dot moves quickly. */
const SHOW_MS = 250;
/** After a swipe, wait this long for the scrolling to end. */
const REST_MS = 120;

const wantsStill = () => dataSaver.isOn || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves a row of slides in a scroll-snap container. Fingers scroll it. Timed movements shift the row with a
 * transform and scroll once at the end, so that they cost no layout in between.
 */
export function useSlides(slides: number, seen: number) {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [slide, setSlide] = useState(0);
  const place = placeOf(slide, slides, seen);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const align = () => {
      element.scrollLeft = (place * element.clientWidth) / seen;
    };
    align();
    const observer = new ResizeObserver(align);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, seen]);

  useEffect(() => () => clearTimeout(resting.current), []);

  async function move(by: number, durationMs: number) {
    const element = frame.current;
    if (!element || !track.current) return;
    stop();
    const widthPx = element.clientWidth / seen;
    // With snapping on, the container would follow the transformed slide.
    element.style.scrollSnapType = 'none';
    const shift = { transform: `translateX(${-by * widthPx}px)` };
    const moving = track.current.animate([{ transform: 'none' }, shift], {
      duration: wantsStill() ? 0 : durationMs,
      easing: 'ease-in-out',
      fill: 'forwards',
    });
    const hasArrived = await moving.finished.then(
      () => true,
      () => false,
    );
    if (!hasArrived) return;
    // Cancel and scroll in the same frame, or the row would visibly jump back.
    moving.cancel();
    element.scrollLeft = (place + by) * widthPx;
    element.style.scrollSnapType = '';
    setSlide(slideAt(place + by, slides, seen));
  }

  /** A finger or the focus takes over: the slide under it must stay. */
  function stop() {
    for (const moving of track.current?.getAnimations() ?? []) moving.cancel();
    if (frame.current) frame.current.style.scrollSnapType = '';
  }

  function rest() {
    const element = frame.current;
    if (!element || track.current?.getAnimations().length) return;
    const at = Math.round((element.scrollLeft * seen) / element.clientWidth);
    setSlide(slideAt(at, slides, seen));
  }

  return {
    frame,
    track,
    slide,
    place,
    next: () => void move(1, MOVE_MS),
    show: (index: number) => void move(index - slide, SHOW_MS),
    /** Event handlers for the container. */
    hands: {
      onPointerDown: stop,
      onFocus: stop,
      onScroll() {
        clearTimeout(resting.current);
        resting.current = setTimeout(rest, REST_MS);
      },
    },
  };
}
