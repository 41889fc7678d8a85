import { at } from '../../lib/base.ts';
import './ShareLink.css';
import type { generateReferral } from '../../contract/account/referral.ts';
import { env } from '../../env.ts';
import { inAppPath } from '../../state/device/inAppPath.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { CopyRow } from '../../ui/list/CopyRow.tsx';
import { QrCode } from '../../ui/qr/QrCode.tsx';

type Invitation = (typeof generateReferral)['output']['_zod']['output'];

const WORDS = `I bet with ${env.name}. With my code you get a bonus. Only for adults, 18 or older.`;

/** The referral code and link, to type, copy, share or scan; the code alone where the server's link leads elsewhere. */
export function ShareLink({ code, path }: Pick<Invitation, 'code' | 'path'>) {
  const inApp = inAppPath(path);
  if (!inApp) return <CopyRow label="Code" value={code} />;
  const link = new URL(at(inApp), location.origin).href;
  // The server counts clicks by this source.
  const from = (source: string) => {
    const counted = new URL(link);
    counted.searchParams.set('source', source);
    return counted.href;
  };
  const canShare = typeof navigator.share === 'function';
  async function share() {
    // Closing the share sheet rejects. The link can still be copied.
    await navigator
      .share({ title: env.name, text: WORDS, url: from('share') })
      .catch(() => undefined);
  }
  const message = encodeURIComponent(`${WORDS} ${from('whatsapp')}`);
  return (
    <div className="share-link">
      <div className="share-link__rows">
        <CopyRow label="Code" value={code} />
        <CopyRow label="Link" value={link.replace(/^https?:\/\//, '')} copied={link} isOneLine />
        {canShare && (
          <Button kind="action" isWide onClick={() => void share()}>
            Share the link
          </Button>
        )}
        <a
          className={buttonClass({ kind: canShare ? 'quiet' : 'action', isWide: true })}
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Share on WhatsApp
        </a>
      </div>
      <div className="share-link__code">
        <QrCode text={from('qr')} label="Your link as a QR code" />
      </div>
    </div>
  );
}
