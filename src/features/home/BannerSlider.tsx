import './BannerSlider.css';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { isAway, mayBeOffered } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { banners } from './banners.ts';
import { Slider } from './Slider.tsx';

/**
 * The operator's slides, for players who may play. Their space stays reserved when they are late or missing.
 */
export function BannerSlider() {
  const state = useStateOfPlay();
  const { data, status } = useSnapshot(banners.state);
  useEffect(() => void banners.refresh(), []);
  const slides = useMemo(
    () => data && [...data.banners].sort((one, other) => one.order - other.order),
    [data],
  );
  if (isAway(state)) return null;
  if (slides && slides.length > 0 && mayBeOffered(state)) {
    return (
      <Slider
        label="News and offers"
        titles={slides.map(({ title }) => title)}
        slides={slides.map((banner) => <BannerSlide key={banner.bannerId} banner={banner} />)}
      />
    );
  }
  return (
    <div className="banners-waiting">
      {(slides && state.is !== 'unknown') || status === 'failed' ? (
        <p className="banners-waiting__none">No news or offers to show right now.</p>
      ) : (
        <Skeleton className="banners-waiting__slide" />
      )}
    </div>
  );
}
