import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { env } from '../../../env.ts';
import { shareText, shareVerb } from '../../../state/device/shareText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { couponSlip } from '../slip/coupon/couponSlip.ts';
import { codeLink, codeOf, groupedCode } from './couponCode.ts';
import './ShareCode.css';

const LINK = { title: `${env.name} booking code`, name: 'link' };

/**
 * The slip's selections as a booking code, which opens anywhere without a server. It holds no odds and no
 * stake.
 */
export function ShareCode() {
  const { picks } = useSnapshot(couponSlip);
  const [isOpen, setOpen] = useState(false);
  const code = codeOf(picks);
  return (
    <div className="share-code__buttons">
      {code !== undefined && (
        <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
          Make a booking code
        </Button>
      )}
      {isOpen && code !== undefined && (
        <Sheet title="Booking code" isOpen onClose={() => setOpen(false)}>
          <div className="share-code">
            <p>
              It holds your {picks.length === 1 ? 'selection' : `${picks.length} selections`}, no
              odds and no stake. Whoever opens it gets the odds of that moment.
            </p>
            <CopyRow label="Code" value={groupedCode(code)} copied={code} />
            <CopyRow label="Link" value={codeLink(code)} />
            <Button
              kind="quiet"
              isSmall
              onClick={() => void shareText({ ...LINK, text: codeLink(code) })}
            >
              {shareVerb()} the link
            </Button>
            <QrCode text={codeLink(code)} label="QR code of the link" />
          </div>
        </Sheet>
      )}
    </div>
  );
}
