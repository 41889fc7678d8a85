type Tone = 'brand' | 'deep' | 'warm';

// Strokes on a 96 × 96 grid; a few bytes each, so that no slide waits for an image.
const ART: Partial<Record<string, [Tone, string]>> = {
  // A parcel with its ribbon.
  welcome: [
    'brand',
    'M20 42h56v40H20zM14 28h68v14H14zM48 28v54M48 28c-6-14-22-18-24-8-1 6 8 8 24 8zM48 28c6-14 22-18 24-8 1 6-8 8-24 8z',
  ],
  // Two arrows that meet.
  exchange: ['deep', 'M12 34h58M54 18l16 16-16 16M84 66H26M42 50 26 66l16 16'],
  // A coin on its way back.
  cashback: ['warm', 'M48 16a32 32 0 1 1-31 24M17 18v22h22M40 62V36l18 26V36M36 46h26M36 53h26'],
  // Two people.
  referral: [
    'deep',
    'M34 18a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM10 80c1-20 10-28 24-28s23 8 24 28M64 24a11 11 0 1 1 0 22M68 54c11 1 17 9 18 26',
  ],
  // A shield.
  safer: ['brand', 'M48 12 78 22v24c0 20-12 32-30 40-18-8-30-20-30-40V22zM34 48l10 10 20-22'],
};

/** The colours and drawing of a slide; a market stall for ids that we do not know. */
export function bannerArt(bannerId: string): [tone: Tone, path: string] {
  return (
    ART[bannerId] ?? [
      'brand',
      'M16 18h64l8 22H8zM16 40v42h64V40M32 18l-4 22M48 18v22M64 18l4 22M38 82V56h20v26',
    ]
  );
}
