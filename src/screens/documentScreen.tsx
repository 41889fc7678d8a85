import type { FunctionComponent, ReactNode } from 'react';
import { type BareDocument, named } from '../content/named.ts';
import { branded } from '../features/documents/branded.ts';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { OfferPage } from '../features/promotions/OfferPage.tsx';
import type { Offer } from '../features/promotions/offers.ts';
import { Notice } from '../ui/status/Notice.tsx';

/** What a document has besides its text. */
interface Parts {
  /** Shown above the text: the state of an offer, or a list of offers. */
  above?: ReactNode;
  /** Shown at the end of a section, by the id of its heading: a form or a tool. */
  after?: Record<string, ReactNode>;
}

const texts = import.meta.glob<BareDocument>('../content/**/*.md', {
  import: 'content',
  query: '?bare',
});

/** Documents with more than text, by id. Each part is fetched with its document. */
const parts: Record<string, () => Promise<Parts>> = {
  contactus: async () => {
    const [{ SupportForm }, threads] = await Promise.all([
      import('../features/support/SupportForm.tsx'),
      inApp(() => import('../features/support/SupportThreads.tsx')),
    ]);
    const notes = threads && <threads.SupportThreads />;
    return {
      after: {
        'write-to-us': (
          <>
            <SupportForm />
            {notes}
          </>
        ),
      },
    };
  },
  responsiblegame: async () => {
    const [{ SelfTest }, { OpenSaferPlay }] = await Promise.all([
      import('../features/documents/SelfTest.tsx'),
      import('../features/safer-play/OpenSaferPlay.tsx'),
    ]);
    return { after: { limits: <OpenSaferPlay />, 'a-short-self-test': <SelfTest /> } };
  },
  fairplay: async () => {
    const [{ ReceiptChecker }, rounds] = await Promise.all([
      import('../features/evidence/ReceiptChecker.tsx'),
      inApp(() => import('../features/games/fair/OpenRoundCheck.tsx')),
    ]);
    return {
      after: {
        'check-a-receipt': <ReceiptChecker />,
        'games-you-can-check': rounds && <rounds.OpenRoundCheck />,
      },
    };
  },
  'download-apk': async () => {
    const { InstallOffer } = await import('../features/install/InstallOffer.tsx');
    return { above: <InstallOffer /> };
  },
  promotion: async () => {
    const [{ OfferList }, badge] = await Promise.all([
      import('../features/promotions/OfferList.tsx'),
      inApp(() => import('../features/bonus/OfferBadge.tsx')),
    ]);
    return {
      above: <OfferList stateOf={(offer) => badge && <badge.OfferBadge offer={offer} />} />,
    };
  },
  'promotion-signup-bonus': () => ownOffer('signup'),
  'promotion-welcome-bonus': () => ownOffer('welcome'),
  'promotion-deposit-bonus': () => ownOffer('deposit'),
  'promotion-referral-bonus': () => ownOffer('referral'),
  'promotion-weekly-lucky-draw': async () => {
    const [{ DrawCard }, live, past] = await Promise.all([
      import('../features/promotions/draw/DrawCard.tsx'),
      inApp(() => import('../features/promotions/draw/LiveDraw.tsx')),
      inApp(() => import('../features/promotions/draw/PastDraws.tsx')),
    ]);
    return {
      above: <DrawCard live={live && <live.LiveDraw />} />,
      after: { 'how-you-can-check-the-draw': past && <past.PastDraws /> },
    };
  },
  'promotion-weekly-cashback': async () => {
    const [{ CashbackEstimator }, own] = await Promise.all([
      import('../features/promotions/CashbackEstimator.tsx'),
      ownOffer('cashback'),
    ]);
    return { ...own, after: { 'work-it-out': <CashbackEstimator /> } };
  },
};

/** The player's own state of an offer, above its terms. */
async function ownOffer(offer: Offer['offer']): Promise<Parts> {
  const [{ OfferFrame }, own] = await Promise.all([
    import('../features/promotions/OfferFrame.tsx'),
    inApp(() => import('../features/bonus/OwnOffer.tsx')),
  ]);
  return { above: <OfferFrame offer={offer} live={own && <own.OwnOffer offer={offer} />} /> };
}

/**
 * A part that is the player's own. It is in no page that is written at build, and a text reads without it
 * where it is not on the phone yet.
 */
async function inApp<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  return import.meta.env.SSR ? undefined : load().catch(() => undefined);
}

const OFFER_FRAME = ['src/features/promotions/OfferFrame.tsx'];

/**
 * The modules of those parts, by the id of their document: a document is read as HTML, and what the HTML
 * shows needs its styles before any of this code has come.
 */
export const partModules: Readonly<Record<string, readonly string[]>> = {
  contactus: ['src/features/support/SupportForm.tsx'],
  responsiblegame: [
    'src/features/documents/SelfTest.tsx',
    'src/features/safer-play/OpenSaferPlay.tsx',
  ],
  fairplay: ['src/features/evidence/ReceiptChecker.tsx'],
  'download-apk': ['src/features/install/InstallOffer.tsx'],
  promotion: ['src/features/promotions/OfferList.tsx'],
  'promotion-signup-bonus': OFFER_FRAME,
  'promotion-welcome-bonus': OFFER_FRAME,
  'promotion-deposit-bonus': OFFER_FRAME,
  'promotion-referral-bonus': OFFER_FRAME,
  'promotion-weekly-cashback': ['src/features/promotions/CashbackEstimator.tsx', ...OFFER_FRAME],
  'promotion-weekly-lucky-draw': ['src/features/promotions/draw/DrawCard.tsx'],
};

const MISSING = (
  <Notice kind="info">
    A part of this page is not on this phone yet. Open the page again with a connection to have it.
  </Notice>
);

/** The text is on the phone before its parts are, and reads without them. */
async function partsOf(id: string): Promise<Parts> {
  try {
    return (await parts[id]?.()) ?? {};
  } catch (error) {
    // Otherwise the missing part would be written into the page for everybody.
    if (import.meta.env.SSR) throw error;
    return { above: MISSING };
  }
}

/** The screen of a document. Text and parts are loaded together, so that it renders at once. */
export async function documentScreen(id: string): Promise<FunctionComponent<object>> {
  const load = texts[`../content/${id}.md`] ?? texts[`../content/history/${id}.md`];
  if (!load) throw new Error(`no document ${id}`);
  const [ours, { above, after = {} }] = await Promise.all([load(), partsOf(id)]);
  const document = branded(named(ours));
  const text = (
    <DocumentView document={document} after={after}>
      {above}
    </DocumentView>
  );
  const view = document.isOffer ? <OfferPage>{text}</OfferPage> : text;
  return () => view;
}
