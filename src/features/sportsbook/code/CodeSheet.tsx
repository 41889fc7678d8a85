import { env } from '../../../env.ts';
import { shareText, shareVerb } from '../../../state/device/shareText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { type Coded, codeLink, groupedCode } from './couponCode.ts';
import { useShortCode } from './useShortCode.ts';

const LINK = { title: `${env.name} booking code`, name: 'link' };

interface CodeSheetProps {
  /** The code that holds the selections. */
  code: string;
  picks: readonly Coded[];
  onClose(): void;
}

/**
 * Selections as booking codes: six letters that we keep, and a long one that holds the selections itself and
 * opens without a network. Neither has odds or a stake.
 */
export function CodeSheet({ code, picks, onClose }: CodeSheetProps) {
  const short = useShortCode(picks);
  return (
    <Sheet title="Booking code" isOpen onClose={onClose}>
      <div className="share-code">
        <p>
          It holds {picks.length === 1 ? 'one selection' : `${picks.length} selections`}, no odds
          and no stake. Whoever opens it gets the odds at that moment.
        </p>
        {short.code !== undefined && (
          <CopyRow label="Short code" value={groupedCode(short.code, 3)} copied={short.code} />
        )}
        <p role="status" className="share-code__note">
          {short.text}
        </p>
        <CopyRow label="Code that opens offline" value={groupedCode(code)} copied={code} />
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
  );
}
