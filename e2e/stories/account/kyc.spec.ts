import { rm, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import type { MockControl } from '../../../mocks/control/client.ts';
import { paths } from '../../../src/paths.ts';
import { file, LIMIT, openPictures, photograph } from '../../kit/kycSteps.ts';
import { beSignedIn } from '../../kit/signedIn.ts';
import { isAllKept, pressTwice } from '../../kit/steps.ts';
import { expect, test } from '../../kit/story.ts';

const front = (page: Page) => page.getByRole('group', { name: 'Front' });
const chooseFront = (page: Page) => page.getByLabel(/^Front: (choose a file|replace)$/);
const status = (page: Page) => page.getByRole('region', { name: 'Verification status' });

/** The only documents waiting: two copies would show up as two. */
async function waitingId(mock: MockControl): Promise<string> {
  const waiting = (await mock.queue()).filter(({ kind }) => kind === 'documents');
  expect(waiting).toHaveLength(1);
  return waiting[0]?.id ?? '';
}

test('a photograph is checked on the phone, sent once, declined, replaced and approved', async ({
  page,
  mock,
  checkAccess,
}) => {
  const uploads: (Buffer | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/kyc')) {
      uploads.push(request.postDataBuffer());
    }
  });
  await mock.app({ reviews: 'manual' });
  await beSignedIn(page, 'emeka');
  await page.goto(paths.kyc);
  await expect(status(page)).toContainText('Withdrawals');
  await checkAccess();

  await test.step('the form says what to mend', async () => {
    await page.getByRole('button', { name: 'Continue to the pictures' }).click();
    await expect(page.getByText('Choose a document.')).toBeVisible();
    await page.getByRole('radio', { name: 'PAN card' }).check();
    await page.getByLabel('Date of birth').fill('2015-01-01');
    await page.getByRole('button', { name: 'Continue to the pictures' }).click();
    await expect(page.getByText('You must be at least 18.', { exact: true })).toBeVisible();
    await expect(page.getByText('Type the number on the card.')).toBeVisible();
    await openPictures(page, 'Passport');
    await expect(page.getByRole('group', { name: 'Back' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to 1. Document' }).click();
    await openPictures(page);
    await expect(page.getByRole('group', { name: 'Back' })).toHaveCount(0);
    await checkAccess();
  });

  await test.step('what is no picture is refused with its reason', async () => {
    const picture = await photograph(page);
    const refused: [ReturnType<typeof file>, RegExp][] = [
      [file('page.jpg', 'image/jpeg', '<!doctype html><title>x</title>'), /web page named/],
      [file('card.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'), /An SVG/],
      [file('empty.jpg', 'image/jpeg', ''), /The file is empty/],
      [file('half.jpg', 'image/jpeg', picture.subarray(0, picture.length - 200)), /cut off/],
      [file('big.jpg', 'image/jpeg', await photograph(page, LIMIT + 1)), /larger than 4 MB/],
    ];
    for (const [chosen, reason] of refused) {
      await chooseFront(page).setInputFiles(chosen);
      await expect(front(page).getByRole('alert')).toHaveText(reason);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Pictures of your document' })).toBeVisible();
    }
    await checkAccess();
    await page.getByRole('button', { name: 'Make it smaller on this phone' }).click();
    await expect(front(page).getByText(/^\d+ KB, made smaller from 4.0 MB$/)).toBeVisible();
  });

  await test.step('a picture of exactly the limit passes, upright and without what the camera wrote', async () => {
    await chooseFront(page).setInputFiles(
      file('IMG_0001.jpg', 'image/jpeg', await photograph(page, LIMIT)),
    );
    const preview = front(page).getByRole('img', { name: 'Front, as chosen' });
    const size = () =>
      preview.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    await expect.poll(size).toEqual([200, 320]);
    await checkAccess();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    expect(uploads).toEqual([]);
    await page.getByRole('button', { name: 'Send for checking' }).evaluate(pressTwice);
    await expect(status(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(status(page)).toContainText('We are checking your documents');
    expect(uploads).toHaveLength(1);
    const sent = uploads[0]?.toString('latin1') ?? '';
    expect(sent).not.toMatch(/Exif|6\.5244|IMG_0001/);
    await checkAccess();
  });

  await test.step('declined with its reason, and sent again', async () => {
    await mock.decline({ id: await waitingId(mock), reason: 'The name on it is not yours' });
    await expect(status(page)).toContainText('The name on it is not yours');
    await checkAccess();
    await openPictures(page);
    await chooseFront(page).setInputFiles(file('a.jpg', 'image/jpeg', await photograph(page)));
    // The picture is checked before it counts.
    await expect(front(page).getByRole('img', { name: 'Front, as chosen' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Send for checking' }).press('Enter');
    await expect(status(page)).toContainText('We are checking your documents');
    await mock.approve({ id: await waitingId(mock) });
    await expect(status(page)).toContainText('Your identity is verified');
  });
});

test('every file that phones and banks really give is taken, and one that is gone says so', async ({
  page,
}, info) => {
  await beSignedIn(page, 'emeka');
  await openPictures(page);
  const picture = await photograph(page);
  const scanAt = picture.indexOf(Buffer.from([0xff, 0xda]));
  const filled = Buffer.concat([
    picture.subarray(0, scanAt),
    Buffer.from([0xff]),
    picture.subarray(scanAt),
  ]);
  const pdf = '%PDF-1.4\n1 0 obj\nendobj\ntrailer\n%%EOF\n';
  const taken = [
    file('a.jpg', 'image/jpg', picture),
    file('b.pdf', 'application/x-pdf', pdf),
    file('c.jpg', 'image/pjpeg', filled),
    file('d.pdf', 'application/pdf', `\ufeff${pdf}`),
    file('e', 'application/octet-stream', picture),
    file('f.pdf', 'application/octet-stream', `${pdf}${'\0'.repeat(4096)}`),
    file('g.jpg', '', picture),
  ];
  for (const chosen of taken) {
    await chooseFront(page).setInputFiles(file('none.jpg', 'image/jpeg', ''));
    await expect(front(page).getByRole('alert')).toHaveText(/The file is empty/);
    await chooseFront(page).setInputFiles(chosen);
    await expect(front(page).getByText(/^\d+ (B|KB)/)).toBeVisible();
    await expect(front(page).getByRole('alert')).toHaveCount(0);
  }
  await chooseFront(page).setInputFiles(file('h.pdf', 'application/pdf', pdf.slice(0, 20)));
  await expect(front(page).getByRole('alert')).toHaveText(/^The PDF is cut off/);

  // Drive and WhatsApp take their copies away.
  const path = info.outputPath('large.jpg');
  await writeFile(path, await photograph(page, LIMIT + 1));
  await chooseFront(page).setInputFiles(path);
  await expect(front(page).getByRole('alert')).toHaveText(/larger than 4 MB/);
  await rm(path);
  await page.getByRole('button', { name: 'Make it smaller on this phone' }).click();
  await expect(front(page).getByRole('alert')).toHaveText(
    "This file can't be read. Save it on your phone first, then choose it again.",
  );
  await expect(chooseFront(page)).toBeEnabled();
});

test('a browser whose canvas gives back noise sends the picture as it is, without what the camera wrote', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (...place) {
      const given = getImageData.apply(this, place);
      given.data.fill(97);
      return given;
    };
    // The debugger does not tell the content of this upload.
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const sent = body instanceof FormData ? body.get('front') : undefined;
      if (sent instanceof File) {
        void sent.arrayBuffer().then((buffer) => {
          document.body.dataset['sent'] = [...new Uint8Array(buffer)].join();
        });
      }
      send.call(this, body);
    };
  });
  await beSignedIn(page, 'emeka');
  await openPictures(page);
  const picture = await photograph(page, 50_000);
  await chooseFront(page).setInputFiles(file('IMG_0001.jpg', 'image/jpeg', picture));
  await expect(front(page).getByRole('img', { name: 'Front, as chosen' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Send for checking' }).click();
  await expect(status(page)).toContainText('We are checking your documents');
  const text = await page.locator('body').getAttribute('data-sent');
  const sent = Buffer.from((text ?? '').split(',').map(Number)).toString('latin1');
  const scanAt = picture.indexOf(Buffer.from([0xff, 0xda]));
  const endAt = picture.indexOf(Buffer.from([0xff, 0xd9]), scanAt) + 2;
  expect(sent).toContain(picture.subarray(scanAt, endAt).toString('latin1'));
  // How it is to be turned stays; time, place and device go.
  expect(sent).toContain('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06');
  expect(sent).not.toMatch(/6\.5244/);
});

test('a broken upload goes on with the same picture, and a lost answer is found', {
  tag: '@worker',
}, async ({ page, network, mock, checkAccess }) => {
  // The browser itself repeats a request on a broken connection, which is harmless with the same key.
  const keys = async () => {
    const uploads = (await mock.journal()).filter(({ subject }) => subject === 'POST /kyc');
    return new Set(uploads.map(({ key }) => key));
  };
  const chooseAndSend = async () => {
    await openPictures(page);
    await chooseFront(page).setInputFiles(
      file('a.jpg', 'image/jpeg', await photograph(page, LIMIT)),
    );
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Send for checking' }).click();
  };
  await mock.app({ reviews: 'manual' });
  await beSignedIn(page, 'emeka');

  await test.step('the connection breaks while it is sent', async () => {
    await mock.fault({ match: 'POST /kyc', network: true });
    await chooseAndSend();
    await expect(page.getByText(/^Connection dropped/)).toBeVisible();
    await checkAccess();
    await mock.fault({ clear: 'POST /kyc' });
    await page.getByRole('button', { name: 'Continue now' }).click();
    await expect(status(page)).toContainText('We are checking your documents');
    await mock.decline({ id: await waitingId(mock), reason: 'Not readable' });
    await expect(status(page)).toContainText('Not readable');
  });

  await test.step('it arrives, and only the answer is lost', async () => {
    const before = (await keys()).size;
    await mock.fault({ match: 'POST /kyc', ackLost: true });
    await chooseAndSend();
    await expect(page.getByText(/^Connection dropped/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue now' }).click();
    await expect(status(page)).toContainText('We are checking your documents');
    expect((await keys()).size).toBe(before + 1);
    await waitingId(mock);
    await mock.fault({ clear: 'POST /kyc' });
  });

  await test.step('nothing of it is kept on the phone, and its state opens without a network', async () => {
    await expect.poll(() => page.evaluate(isAllKept)).toBe(true);
    await network.lose();
    await page.goto(paths.kyc);
    await expect(status(page)).toContainText('We are checking your documents');
    await expect(status(page)).toContainText(/as of \d\d:\d\d/);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('1998');
  });
});
