import { setting } from '../../env.ts';

/**
 * The operator's public key for receipts: a point on P-256, uncompressed, base64url. Where the settings have
 * none, that of the mock backend. Here and not in `env.ts`, which every page loads.
 */
export const receiptKey = setting(
  'receiptKey',
  'BFdJLFW0aszdZ8JyYxW5XAd02qct7z9T2pnMPNp9vZ3PhohIxBASd55yz9W3JYzLZaeMLxGp7rPWuzawCVBq4jo',
);
