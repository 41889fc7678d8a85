import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { bitString, der, oid, sequence, text } from './der.ts';

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const SUBJECT_ALT_NAME = oid('551d11');
const DNS_NAME = 0x82;
const DAY_MS = 24 * 3600 * 1000;

export interface Certificate {
  /** Both in PEM. */
  key: string;
  cert: string;
  /** Makes the browser trust exactly this certificate. A flag to trust any would turn its cache off. */
  spkiHash: string;
}

/** A certificate for `*.localhost`, which HTTP/2 needs. New for each run, so that no key is stored. */
export function createCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, 'localhost'))));
  const hosts = sequence(text(DNS_NAME, 'localhost'), text(DNS_NAME, '*.localhost'));
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([0x01]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    name,
    spki,
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, hosts)))),
  );
  const signed = sequence(toSign, ECDSA_WITH_SHA256, bitString(sign('sha256', toSign, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${signed.toString('base64')}\n-----END CERTIFICATE-----\n`,
    spkiHash: createHash('sha256').update(spki).digest('base64'),
  };
}

function utcTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return text(0x17, `${digits}Z`);
}
