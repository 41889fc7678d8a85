import { env } from '../../../env.ts';
import * as texts from '../../../messages/english/sportsbook/codeSheet.ts';
import { shareText, shareVerb } from '../../../state/device/shareText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { type Coded, codeLink, groupedCode } from './couponCode.ts';
import { useShortCode } from './useShortCode.ts';

const LINK = { title: texts.linkTitle(env.name), name: 'link' };

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
    <Sheet title={texts.title} isOpen onClose={onClose}>
      <div className="share-code">
        <p>{texts.holds(picks.length)}</p>
        {short.code !== undefined && (
          <CopyRow label={texts.short} value={groupedCode(short.code, 3)} copied={short.code} />
        )}
        <p role="status" className="share-code__note">
          {short.text}
        </p>
        <CopyRow label={texts.long} value={groupedCode(code)} copied={code} />
        <CopyRow label={texts.link} value={codeLink(code)} />
        <Button
          kind="quiet"
          isSmall
          onClick={() => void shareText({ ...LINK, text: codeLink(code) })}
        >
          {texts.share(shareVerb())}
        </Button>
        <QrCode text={codeLink(code)} label={texts.picture} />
      </div>
    </Sheet>
  );
}
