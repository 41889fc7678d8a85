import './GoodsStage.css';
import { type GoodsData, goodsReel } from '../../../domain/casino/mechanics/goods.ts';
import { GoodPicture } from './GoodPicture.tsx';
import type { StageProps } from './stage.ts';

/** A yam, a cowrie and a pepper. */
const REST = [0, 31, 12];

/** Three reels. They turn until the answer comes, then stop on its result. */
export function GoodsStage({
  data,
  play,
  isTurning,
}: Pick<StageProps<GoodsData>, 'data' | 'play' | 'isTurning'>) {
  const reel = goodsReel(data);
  return (
    <div className="goods" data-turning={isTurning || undefined}>
      {(play?.shown ?? REST).map((stop, place) => {
        const good = reel[stop];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is identified by its place
          <div key={place} className="goods__place">
            {good && <GoodPicture good={good} />}
            <span>{good}</span>
          </div>
        );
      })}
    </div>
  );
}
