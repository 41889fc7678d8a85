import './BannerSlider.css';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { isAway, mayBeOffered } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { banners } from './banners.ts';
import { isOverFor } from './isOverFor.ts';
import { Slider } from './Slider.tsx';

/**
 * The operator's slides, for players who may play. Their space stays reserved when they are late or missing. What is
 * over for the player is left out where that is known in time: a slide that is shown stays.
 */
export function BannerSlider() {
  const state = useStateOfPlay();
  const { data, status } = useSnapshot(banners.state);
  useEffect(() => void banners.refresh(), []);
  const own = useFreshList(bonuses);
  const [left, setLeft] = useState<ReadonlySet<string>>();
  const isOwnAsked = own.data !== undefined || own.status === 'failed';
  if (data && isOwnAsked && !left) {
    const over = data.banners.filter((banner) => isOverFor(banner, own.data?.bonuses ?? []));
    setLeft(new Set(over.map(({ bannerId }) => bannerId)));
  }
  const slides = useMemo(
    () =>
      data &&
      left &&
      data.banners
        .filter(({ bannerId }) => !left.has(bannerId))
        .sort((one, other) => one.order - other.order),
    [data, left],
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
