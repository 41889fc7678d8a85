import type { CoverObjects } from './coverObject.ts';
import type { Ground } from './grounds.ts';
import type { CoverPaletteName } from './palettes.ts';

/** Each file of drawings is fetched when the first cover that needs it is near. */
export const DRAWINGS = {
  people: () => import('./objects/people.ts').then(({ objects }) => objects),
  places: () => import('./objects/places.ts').then(({ objects }) => objects),
  tables: () => import('./objects/tables.ts').then(({ objects }) => objects),
} satisfies Record<string, () => Promise<CoverObjects>>;

export interface Cover {
  file: keyof typeof DRAWINGS;
  object: string;
  palette: CoverPaletteName;
  ground: Ground;
  /** Degrees. */
  tilt: number;
}

const TABLE = `
oja-market-day people stall jade rays 0
kingmaker-golden-blackjack tables cards gold rays 0
kingmaker-roulette-express tables wheel crimson stripes 12
kingmaker-lucky-seven tables seven plum stars -6
kingmaker-baccarat-royale tables fan indigo halo 0
kingmaker-river-crown people crown river waves 0
kingmaker-golden-masquerade people mask plum stars 6
kingmaker-swift-tai-sai tables dice jade dots 0
kingmaker-wild-money-wheel tables wheel lime rays -10
aura-teen-patti-live tables seat crimson halo 0
aura-lucky-7-live tables seven jade halo 0
aura-dragon-tiger-live tables cards night stars 10
aura-32-cards-live tables fan plum halo 0
spm-danfo-dash places danfo amber stripes -6
spm-kite-rider places kite river waves 14
spm-okada-rush places okada lime stripes -8
spm-lagos-lights places skyline night stars 0
spm-suya-spins places suya ivory rays 0
spm-talking-drum people drum indigo halo 10
spm-benin-bronze people bronze gold cloth 0
spm-palm-wine-party places calabash rose dots 8
spm-ludo-dice tables dice rose stripes -8
spm-ayo-keno tables balls indigo dots 0
spm-morning-scratch places ticket amber rays -6
spm-last-mine-field places mine night dots 0
harmattan-desert-caravan places caravan amber hills 0
harmattan-dust-and-diamonds places gem earth rays 0
harmattan-zuma-rock places rock jade hills 0
coral-bead-bonanza people beads crimson dots 0
coral-igue-nights people mask night stars -6
coral-roulette-lagos tables wheel jade halo 0
`;

/** The games that most people open, each with a cover of its own. */
export const COVERS: ReadonlyMap<string, Cover> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', file, object = '', palette, ground, tilt] = line.split(' ');
      return [code, { file, object, palette, ground, tilt: Number(tilt) } as Cover];
    }),
);
