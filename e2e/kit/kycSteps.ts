import type { Page } from 'playwright';
import { paths } from '../../src/paths.ts';

export const LIMIT = 4_000_000;

/** A landscape JPEG, drawn by the browser. */
async function jpeg(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 320, height: 200 });
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 160, 200);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** Camera metadata: the camera was held upright, and a place. */
const EXIF = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0, 44]),
  Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
  // One entry: orientation (0x0112), a short, 6 for a quarter turn.
  Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
  Buffer.from('6.5244N3.37', 'latin1').subarray(0, 10),
]);

/** A photograph with EXIF, padded to a size as cameras do, with bytes after its end. */
export async function photograph(page: Page, bytes = 0): Promise<Buffer> {
  const plain = await jpeg(page);
  const whole = Buffer.concat([plain.subarray(0, 2), EXIF, plain.subarray(2)]);
  return Buffer.concat([whole, Buffer.alloc(Math.max(0, bytes - whole.length))]);
}

export const file = (name: string, mimeType: string, content: Buffer | string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** Opens the step for the pictures of a driver's licence. */
export async function openPictures(page: Page, document = "Driver's licence") {
  if (new URL(page.url()).pathname !== paths.kyc) await page.goto(paths.kyc);
  await page.getByRole('radio', { name: document }).check();
  await page.getByLabel('Date of birth').fill('1998-01-15');
  await page.getByRole('button', { name: 'Continue to the pictures' }).click();
}
