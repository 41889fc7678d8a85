import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

const DAY_MS = 24 * 3600 * 1000;

export interface Certificate {
  /** Both in PEM. */
  key: string;
  cert: string;
  /** Makes the browser trust exactly this certificate. A flag to trust any would turn its cache off. */
  spkiHash: string;
}

/** A certificate for `*.localhost`, which HTTP/2 needs. New for each run, so that no key is stored. */
export async function createCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - DAY_MS),
    notAfterDate: new Date(Date.now() + DAY_MS),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: '*.localhost' },
        ],
      },
    ],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spkiHash: createHash('sha256').update(spki).digest('base64') };
}
