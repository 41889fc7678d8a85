import './Slider.css';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { dataSaver } from '../../state/device/dataSaver.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { pauseIcon, playIcon } from '../../ui/icon/icons.ts';
import { below, WINDOW } from '../../ui/style/breakpoints.ts';
import { rowOfSlides } from './slideAt.ts';
import { useHeld } from './useHeld.ts';
import { useSlides } from './useSlides.ts';
import { useSlideTimer } from './useSlideTimer.ts';

interface SliderProps {
  label: string;
  titles: readonly string[];
  /** One for each title, in the same order. */
  slides: readonly ReactNode[];
}

/** How many slides are visible: 3; 2 below 1199 px; 1 below 767 px, as the specification says. */
function useSeen(): number {
  const isNarrow = useMedia(below(WINDOW.twoSlides));
  const isMiddle = useMedia(below(WINDOW.threeSlides));
  if (isNarrow) return 1;
  return isMiddle ? 2 : 3;
}

/** Slides that turn by themselves until somebody hovers over or focuses one, or pauses them. */
export function Slider({ label, titles, slides }: SliderProps) {
  const seen = useSeen();
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const isStill = useSnapshot(dataSaver).isOn || isCalm;
  const { frame, track, place, slide, show, next, hands } = useSlides(slides.length, seen);
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = choice ?? !isStill;
  const { isHeld, holds } = useHeld();
  useSlideTimer(isPlaying && !isHeld && slides.length > seen, next);
  return (
    <section className="slider" aria-label={label} aria-roledescription="carousel" {...holds}>
      {slides.length > seen && (
        <div className="slider__controls">
          <IconButton
            className="slider__pause"
            label={isPlaying ? 'Pause the slides' : 'Play the slides'}
            icon={isPlaying ? pauseIcon : playIcon}
            onClick={() => setChoice(!isPlaying)}
          />
          {titles.map((title, index) => (
            <button
              key={title}
              type="button"
              className="slider__dot"
              aria-label={`Slide ${index + 1} of ${titles.length}: ${title}`}
              aria-current={index === slide}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
      <div ref={frame} className="slider__frame" {...hands}>
        <ul ref={track} className="slider__track">
          {rowOfSlides(slides.length, seen).map((index, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its place in the row
              key={at}
              className="slider__slide"
              inert={at < place || at >= place + seen}
            >
              {slides[index]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
