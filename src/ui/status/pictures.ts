/** A drawing of 120 × 96: a body, what stands out on it, and lines. Each is a path. */
export interface Picture {
  body: string;
  accent: string;
  lines: string;
}

/** What an empty or failed page shows above its sentence. */
export const PICTURES = {
  ticket: {
    body: 'M24 28h72a4 4 0 0 1 4 4v10a6 6 0 0 0 0 12v10a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V54a6 6 0 0 0 0-12V32a4 4 0 0 1 4-4z',
    accent: 'M87 39l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z',
    lines: 'M70 34v4M70 46v4M70 58v4M32 42h26M32 54h16',
  },
  letter: {
    body: 'M26 28h68a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4z',
    accent: 'M96 18a9 9 0 1 1-.1 0z',
    lines: 'M25 32l35 24 35-24',
  },
  star: {
    body: 'M60 18L68 37L89 39L73 52L78 72L60 61L42 72L47 52L31 39L52 37z',
    accent: 'M98 14l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM22 60l2 5 5 2-5 2-2 5-2-5-5-2 5-2z',
    lines: 'M50 84h20',
  },
  search: {
    body: 'M54 16a26 26 0 1 1-.1 0z',
    accent: 'M72 64l7-7 19 19a5 5 0 0 1-7 7z',
    lines: 'M44 42h20',
  },
  account: {
    body: 'M34 12h38l16 16v52a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z',
    accent: 'M88 58a14 14 0 1 1-.1 0z',
    lines: 'M40 38h30M40 50h30M40 62h18M72 13v15h15',
  },
  friends: {
    body: 'M46 18a13 13 0 1 1-.1 0zM20 80c0-16 11-26 26-26s26 10 26 26z',
    accent: 'M82 32a10 10 0 1 1-.1 0zM80 80c0-9-3-16-8-21 3-2 6-3 10-3 12 0 20 9 20 24z',
    lines: 'M100 22v14M93 29h14',
  },
  offline: {
    body: 'M40 70a17 17 0 0 1-2-34 23 23 0 0 1 44-4 19 19 0 0 1 2 38z',
    accent: 'M60 48a7 7 0 1 1-.1 0z',
    lines: 'M34 18l52 64',
  },
  signpost: {
    body: 'M56 14h8v6h-8zM56 38h8v8h-8zM56 64h8v22h-8zM88 46H48l-10 9 10 9h40z',
    accent: 'M32 20h42l10 9-10 9H32z',
    lines: 'M42 86h36',
  },
  gift: {
    body: 'M32 46h56v34a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4zM28 32h64v14H28z',
    accent: 'M54 32h12v52H54z',
    lines: 'M60 32c-6-20-28-16-20 0M60 32c6-20 28-16 20 0',
  },
  wallet: {
    body: 'M24 30h66a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z',
    accent: 'M78 48h18v14H78a7 7 0 0 1 0-14z',
    lines: 'M25 30l48-14v13',
  },
  ball: {
    body: 'M60 18a30 30 0 1 1-.1 0z',
    accent: 'M60 36l11 8-4 13H53l-4-13z',
    lines: 'M60 36V19M71 44l16-5M67 57l10 14M53 57L43 71M49 44l-16-5',
  },
  dice: {
    body: 'M34 24h30a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z',
    accent: 'M76 46h14a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6v-4h6a10 10 0 0 0 10-10z',
    lines: 'M38 34v.1M60 34v.1M49 45v.1M38 56v.1M60 56v.1',
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;
