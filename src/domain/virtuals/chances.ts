import { OUT_OF, SPELLS, type VirtualFixture } from './goals.ts';

export interface VirtualChances {
  home: number;
  draw: number;
  away: number;
  /** Three goals or more. */
  over: number;
  bothScore: number;
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}

/** The exact chances of a match: every score of its ten spells, by the law of its draws. */
export function virtualChances({
  homeRate,
  awayRate,
}: Pick<VirtualFixture, 'homeRate' | 'awayRate'>): VirtualChances {
  const [home, away] = [homeRate / OUT_OF, awayRate / OUT_OF];
  const sum: VirtualChances = { home: 0, draw: 0, away: 0, over: 0, bothScore: 0 };
  for (let scored = 0; scored <= SPELLS; scored++) {
    for (let against = 0; scored + against <= SPELLS; against++) {
      const none = SPELLS - scored - against;
      const ways = factorial(SPELLS) / (factorial(scored) * factorial(against) * factorial(none));
      const chance = ways * home ** scored * away ** against * (1 - home - away) ** none;
      sum[scored > against ? 'home' : scored < against ? 'away' : 'draw'] += chance;
      if (scored + against > 2) sum.over += chance;
      if (scored > 0 && against > 0) sum.bothScore += chance;
    }
  }
  return sum;
}
