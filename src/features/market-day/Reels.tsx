import './Reels.css';
import { GOODS, type Good } from '../../domain/play/marketDay.ts';
import { GoodPicture } from './GoodPicture.tsx';

interface ReelsProps {
  /** As the server sent them; an unknown name is shown as text. */
  reels: readonly string[];
  isTurning: boolean;
}

const REST: readonly Good[] = ['yam', 'cowrie', 'pepper'];

/** The three reels. They turn until the answer comes, then stop on its result. */
export function Reels({ reels, isTurning }: ReelsProps) {
  const shown = reels.length === 3 ? reels : REST;
  return (
    <div className="reels" data-turning={isTurning || undefined}>
      {shown.map((name, place) => {
        const good = GOODS.find((known) => known === name);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is identified by its place
          <div key={place} className="reels__place">
            {good && <GoodPicture good={good} />}
            <span>{name}</span>
          </div>
        );
      })}
    </div>
  );
}
