import { env } from '../../../env.ts';
import * as texts from '../../../messages/english/sportsbook/codeSheet.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Fold } from '../../../ui/button/Fold.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { CopyRow } from '../../../ui/list/CopyRow.tsx';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { type Coded, codeLink, groupedCode } from './couponCode.ts';
import './CodeSheet.css';
import { useShortCode } from './useShortCode.ts';

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
  const best = short.code ?? code;
  const link = codeLink(best);
  const message = encodeURIComponent(texts.invitation(env.name, best, link));
  const telegram = `url=${encodeURIComponent(link)}&text=${message}`;
  return (
    <Sheet title={texts.title} isOpen onClose={onClose}>
      <div className="share-code">
        {short.code !== undefined && (
          <div className="share-code__ticket">
            <CopyRow label={texts.short} value={groupedCode(short.code, 3)} copied={short.code} />
          </div>
        )}
        <p role="status" className="share-code__note">
          {short.text}
        </p>
        {short.code === undefined && <LongCode code={code} />}
        <div className="share-code__ways">
          <a
            className={buttonClass({ isWide: true })}
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.byWhatsApp}
          </a>
          <a
            className={buttonClass({ isWide: true })}
            href={`https://t.me/share/url?${telegram}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.byTelegram}
          </a>
        </div>
        <p className="share-code__note">{texts.holds(picks.length)}</p>
        <Fold title={texts.more}>
          {short.code !== undefined && <LongCode code={code} />}
          <CopyRow label={texts.link} value={link} />
          <QrCode text={codeLink(code)} label={texts.picture} />
        </Fold>
      </div>
    </Sheet>
  );
}

const LongCode = ({ code }: { code: string }) => (
  <CopyRow label={texts.long} value={groupedCode(code)} copied={code} />
);
