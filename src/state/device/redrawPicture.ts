/** Enough to read every letter on a card. */
const LONGEST_SIDE = 2400;
/** On a slow link a megabyte takes half a minute. */
const ENOUGH_BYTES = 1_200_000;

/** From mild to strong compression; the first result that is small enough is used. */
const ATTEMPTS = [
  { side: LONGEST_SIDE, quality: 0.9 },
  { side: LONGEST_SIDE, quality: 0.8 },
  { side: 2000, quality: 0.75 },
  { side: 1600, quality: 0.7 },
];

/**
 * Redraws a picture as a JPEG: upright, without the camera's metadata (time, place, device), and smaller
 * where that helps. Rejects when the browser cannot read it. Browsers against fingerprints let pages draw but
 * give back noise: that would be sent as the document, so they are found out first.
 */
export async function redrawPicture(picture: Blob): Promise<Blob | 'canvas-lies'> {
  // Browsers apply the EXIF rotation by default, and older ones reject the option that asks for it.
  const bitmap = await createImageBitmap(picture);
  try {
    if (!isCanvasTrue()) return 'canvas-lies';
    let smallest: Blob | undefined;
    for (const { side, quality } of ATTEMPTS) {
      const drawn = await draw(bitmap, side, quality);
      if (!smallest || drawn.size < smallest.size) smallest = drawn;
      if (isEnough(drawn.size, picture.size)) break;
    }
    if (!smallest) throw new Error('nothing was drawn');
    return smallest;
  } finally {
    bitmap.close();
  }
}

/** Small enough to send, and no larger than the original. */
export function isEnough(drawnBytes: number, originalBytes: number): boolean {
  return drawnBytes <= ENOUGH_BYTES && drawnBytes <= originalBytes;
}

/** At most 1: enlarging adds bytes and no detail. */
export function scaleFor(width: number, height: number, longestSide: number): number {
  return Math.min(1, longestSide / Math.max(width, height));
}

const PROBE_SIDE = 8;
/** Brave and Firefox change pixels by one or two, which no eye sees. */
const UNSEEN_CHANGE = 8;

/** Draws known pixels and reads them back. */
function isCanvasTrue(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = PROBE_SIDE;
  canvas.height = PROBE_SIDE;
  const context = canvas.getContext('2d');
  if (!context) return false;
  const colourOf = (index: number) => [(index * 37) % 256, (index * 91) % 256, (index * 151) % 256];
  const places = Array.from({ length: PROBE_SIDE * PROBE_SIDE }, (_, index) => index);
  for (const index of places) {
    context.fillStyle = `rgb(${colourOf(index).join()})`;
    context.fillRect(index % PROBE_SIDE, Math.floor(index / PROBE_SIDE), 1, 1);
  }
  const { data } = context.getImageData(0, 0, PROBE_SIDE, PROBE_SIDE);
  return places.every((index) =>
    colourOf(index).every(
      (part, at) => Math.abs((data[index * 4 + at] ?? -99) - part) <= UNSEEN_CHANGE,
    ),
  );
}

async function draw(bitmap: ImageBitmap, longestSide: number, quality: number): Promise<Blob> {
  const scale = scaleFor(bitmap.width, bitmap.height, longestSide);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency, and transparent areas would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  // Frees the canvas memory at once, before a second picture needs it.
  canvas.width = 0;
  if (!drawn) throw new Error('the canvas gave nothing');
  return drawn;
}
