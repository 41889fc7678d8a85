/** A cover's ground from top to bottom, and the tones that its object is drawn in. */
export interface CoverPalette {
  from: string;
  to: string;
  /** Its main tone, the light and the dark of it, and one that stands out. */
  tones: readonly [main: string, light: string, dark: string, accent: string];
}

const GOLD = ['#f5b52e', '#ffe08a', '#a8650c', '#fff6d6'] as const;
const RED = ['#e2453c', '#ff8f7d', '#8d1420', '#ffd45c'] as const;
const IVORY = ['#f7ecd2', '#ffffff', '#b58f57', '#d93a3a'] as const;
const JADE = ['#2fbf7b', '#a3f0c8', '#0b6640', '#ffd45c'] as const;
const SKY = ['#4aa8f0', '#b9e2ff', '#134f8c', '#ffd45c'] as const;
const ROSE = ['#ff6fa3', '#ffc4da', '#9c1d57', '#ffe27a'] as const;

/** By the colours that a game's theme names, and some for covers alone. */
export const COVER_PALETTES = {
  amber: { from: '#ffb02e', to: '#c4430f', tones: IVORY },
  gold: { from: '#7a3b06', to: '#2b1203', tones: GOLD },
  crimson: { from: '#d61f3d', to: '#4d0619', tones: GOLD },
  jade: { from: '#0f9d63', to: '#033d2c', tones: GOLD },
  indigo: { from: '#4b4fd9', to: '#171347', tones: ROSE },
  river: { from: '#27b3e6', to: '#08406f', tones: IVORY },
  night: { from: '#24345c', to: '#0a0f22', tones: SKY },
  ivory: { from: '#fbeecb', to: '#d9a765', tones: RED },
  earth: { from: '#c8643b', to: '#4f1c17', tones: JADE },
  plum: { from: '#8b3fb0', to: '#2b1035', tones: GOLD },
  rose: { from: '#ff7aa8', to: '#8c1457', tones: IVORY },
  lime: { from: '#9fd63a', to: '#1f6b2c', tones: RED },
} as const satisfies Record<string, CoverPalette>;

export type CoverPaletteName = keyof typeof COVER_PALETTES;
