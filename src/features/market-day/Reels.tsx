import './Reels.css';
import { GOODS, type Good } from '../../domain/play/marketDay.ts';
import { GoodPicture } from './GoodPicture.tsx';

interface ReelsProps {
  /** As the server told them; a name that is none of ours shows as text. */
  reels: readonly string[];
  isTurning: boolean;
}

const REST: readonly Good[] = ['yam', 'cowrie', 'pepper'];

/** Three stalls side by side. They turn while the answer is awaited, and stop on what it says. */
export function Reels({ reels, isTurning }: ReelsProps) {
  const shown = reels.length === 3 ? reels : REST;
  return (
    <div className="reels" data-turning={isTurning || undefined}>
      {shown.map((name, place) => {
        const good = GOODS.find((known) => known === name);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three places are what they are
          <div key={place} className="reels__place">
            {good && <GoodPicture good={good} />}
            <span>{name}</span>
          </div>
        );
      })}
    </div>
  );
}
