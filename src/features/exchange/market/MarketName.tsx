import { splitSide } from '../../../domain/market/sides.ts';
import './MarketName.css';

interface MarketNameProps {
  name: string;
  eventName: string;
}

/** What is asked, and below it of which side: in one line a phone would break the overs or the side's name. */
export function MarketName({ name, eventName }: MarketNameProps) {
  const [asks, side] = splitSide(name, eventName);
  return side === undefined ? (
    name
  ) : (
    <>
      <span className="market-name__asks">{asks}</span>{' '}
      <span className="market-name__side">{side}</span>
    </>
  );
}
