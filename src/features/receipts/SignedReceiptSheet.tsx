import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { shownProblem } from '../../api/shownProblem.ts';
import { asSentence } from '../../domain/text/asSentence.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { env } from '../../env.ts';
import { at } from '../../lib/base.ts';
import { paths } from '../../paths.ts';
import { notices } from '../../state/device/notices.ts';
import { shareText, shareVerb } from '../../state/device/shareText.ts';
import { hideReceipt, type ReceiptSubject, shownReceipt } from '../../state/money/shownReceipt.ts';
import {
  chainedAt,
  chainHash,
  freshReceipt,
  keptReceipt,
  knownChain,
  startReceipts,
} from '../../state/money/signedReceipts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { QrCode } from '../../ui/qr/QrCode.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { checkReceipt, type Verdict } from './checkReceipt.ts';
import { saveDisputeFile } from './disputeFile.ts';
import './SignedReceiptSheet.css';
import { ReceiptView } from './ReceiptView.tsx';
import { VerdictNotice } from './VerdictNotice.tsx';

/** The signed receipt of a bet, deposit or withdrawal: checked here, as a code to scan, and as a file. */
export function SignedReceiptSheet() {
  const { of } = useSnapshot(shownReceipt);
  return (
    <Sheet title="Signed receipt" isOpen={of !== undefined} onClose={hideReceipt}>
      {of && <SignedReceipt key={`${of.kind} ${of.id}`} kind={of.kind} id={of.id} />}
    </Sheet>
  );
}

interface Shown {
  text: string;
  verdict: Verdict;
}

function SignedReceipt({ kind, id }: ReceiptSubject) {
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const take = async (text: string) => {
      const verdict = await checkReceipt(text);
      if (isWanted) setShown({ text, verdict });
    };
    async function load() {
      await startReceipts();
      const kept = keptReceipt({ kind, id });
      if (kept !== undefined) await take(kept);
      try {
        await take(await freshReceipt({ kind, id }));
      } catch (error) {
        if (isWanted) setProblem(shownProblem(error) ?? 'No connection');
      }
    }
    void load();
    return () => {
      isWanted = false;
    };
  }, [kind, id]);

  if (!shown) {
    return problem === undefined ? (
      <Skeleton className="signed-receipt__wait" />
    ) : (
      <Notice kind="warning">
        <p>{asSentence(problem)} A receipt that you opened before is still on this phone.</p>
      </Notice>
    );
  }
  const { text, verdict } = shown;
  const since = chainedAt({ kind, id });
  const link = `${location.origin}${at(paths.fairPlay)}#receipt=${text}`;
  return (
    <div className="signed-receipt">
      {problem !== undefined && (
        <Notice kind="info">
          <p>{asSentence(problem)} This is the receipt as you last opened it.</p>
        </Notice>
      )}
      <VerdictNotice verdict={verdict} />
      {'body' in verdict && (
        <>
          <ReceiptView body={verdict.body} />
          {since !== undefined && (
            <p>
              It has been in your chain since {lagosDay(since)} {lagosClock(since)}. We add every
              bet, deposit and withdrawal at once, so none can be left out later.
            </p>
          )}
          {isRewritten(verdict) && (
            <Notice kind="error">
              <p>
                The chain on this phone has a different receipt here. Save the dispute file below
                and send it to us.
              </p>
            </Notice>
          )}
          <div className="signed-receipt__acts">
            <Button
              kind="quiet"
              onClick={() =>
                void shareText({ title: `${env.name} receipt`, text: link, name: 'receipt' })
              }
            >
              {shareVerb()} the receipt
            </Button>
            <Button
              kind="quiet"
              onClick={() =>
                saveDisputeFile({
                  receipt: text,
                  body: verdict.body,
                  chain: knownChain(),
                  told: notices.tray,
                  phone: { browser: navigator.userAgent, language: navigator.language },
                  madeAt: Date.now(),
                })
              }
            >
              Save the dispute file
            </Button>
          </div>
          <p>
            Scan to check it on another phone. It opens the Fair play page, which works offline.
          </p>
          <QrCode text={link} label="QR code of this receipt" />
        </>
      )}
    </div>
  );
}

/** Whether the chain, as this phone first learned it, has another receipt before this one. */
function isRewritten(verdict: Verdict): boolean {
  if (verdict.is !== 'genuine') return false;
  const { no, before } = verdict.body;
  const known = chainHash(no - 1);
  return known !== undefined && known !== before;
}
