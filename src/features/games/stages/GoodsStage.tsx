import './GoodsStage.css';
import { type GoodsData, goodsReel } from '../../../domain/casino/mechanics/goods.ts';
import { GoodPicture } from './GoodPicture.tsx';
import { Reel } from './Reel.tsx';
import type { StageProps } from './stage.ts';

/** A yam, a cowrie and a pepper. */
const REST = [0, 31, 12];

/** Three reels. They turn until the answer comes, then stop on its result. */
export function GoodsStage({
  data,
  play,
  isTurning,
  isLanding,
}: Pick<StageProps<GoodsData>, 'data' | 'play' | 'isTurning' | 'isLanding'>) {
  const reel = goodsReel(data);
  const cell = (stop: number, key?: number) => {
    const good = reel[stop % reel.length];
    return (
      <div key={key} className="goods__place">
        {good && <GoodPicture good={good} />}
        <span>{good}</span>
      </div>
    );
  };
  return (
    <div className="goods">
      {(play?.shown ?? REST).map((stop, place) => (
        <Reel
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is identified by its place
          key={place}
          place={place}
          isTurning={isTurning}
          isLanding={isLanding}
          passing={() => [1, 2, 3].map((step) => cell(stop + step, step))}
        >
          {cell(stop)}
        </Reel>
      ))}
    </div>
  );
}
