import type { Good } from '../../../domain/casino/mechanics/goods.ts';

/** The goods differ in shape, so that none is told apart by colour alone. */
const SHAPES: Record<Good, string> = {
  yam: 'M12 34c-6-8 0-22 12-25s22 6 18 16-24 17-30 9zM18 15l-4-6M26 11l1-6',
  pepper: 'M24 10c8 0 12 5 11 12-1 10-9 18-19 20 4-5 3-9 1-14-3-9 0-18 7-18zM24 10c0-4 2-6 6-6',
  'palm oil': 'M19 5h10v7l5 7v21a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V19l5-7zM14 26h20',
  cloth: 'M8 12h32v24H8zM8 20h32M8 28h32M16 12v24M24 12v24M32 12v24',
  bead: 'M24 24m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0M24 24m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  cowrie:
    'M24 6c11 0 16 9 16 18s-5 18-16 18S8 33 8 24 13 6 24 6zM24 10v28M20 16h8M20 22h8M20 28h8M20 34h8',
};

export function GoodPicture({ good }: { good: Good }) {
  return (
    <svg className={`good good--${good.replace(' ', '-')}`} viewBox="0 0 48 48" aria-hidden="true">
      <path d={SHAPES[good]} />
    </svg>
  );
}
