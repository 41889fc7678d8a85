import type { FunctionComponent, ReactNode } from 'react';
import type { ContentDocument } from '../content/document.ts';
import { branded } from '../features/documents/branded.ts';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { OfferPage } from '../features/promotions/OfferPage.tsx';
import { Notice } from '../ui/status/Notice.tsx';

/** What a document has besides its text. */
interface Parts {
  /** Shown above the text: the state of an offer, or a list of offers. */
  above?: ReactNode;
  /** Shown at the end of a section, by the id of its heading: a form or a tool. */
  after?: Record<string, ReactNode>;
}

const texts = import.meta.glob<ContentDocument>('../content/**/*.md', { import: 'content' });

/** Documents with more than text, by id. Each part is fetched with its document. */
const parts: Record<string, () => Promise<Parts>> = {
  contactus: async () => {
    const { SupportForm } = await import('../features/support/SupportForm.tsx');
    return { after: { 'write-to-us': <SupportForm /> } };
  },
  responsiblegame: async () => {
    const [{ SelfTest }, { OpenSaferPlay }] = await Promise.all([
      import('../features/documents/SelfTest.tsx'),
      import('../features/safer-play/OpenSaferPlay.tsx'),
    ]);
    return { after: { limits: <OpenSaferPlay />, 'a-short-self-test': <SelfTest /> } };
  },
  'download-apk': async () => {
    const { InstallOffer } = await import('../features/install/InstallOffer.tsx');
    return { above: <InstallOffer /> };
  },
  promotion: async () => {
    const { OfferList } = await import('../features/promotions/OfferList.tsx');
    return { above: <OfferList /> };
  },
  'promotion-weekly-cashback': async () => {
    const { CashbackEstimator } = await import('../features/promotions/CashbackEstimator.tsx');
    return { after: { 'work-it-out': <CashbackEstimator /> } };
  },
};

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
  'download-apk': ['src/features/install/InstallOffer.tsx'],
  promotion: ['src/features/promotions/OfferList.tsx'],
  'promotion-weekly-cashback': ['src/features/promotions/CashbackEstimator.tsx'],
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
  } catch {
    return { above: MISSING };
  }
}

/** The screen of a document. Text and parts are loaded together, so that it renders at once. */
export async function documentScreen(id: string): Promise<FunctionComponent<object>> {
  const load = texts[`../content/${id}.md`] ?? texts[`../content/history/${id}.md`];
  if (!load) throw new Error(`no document ${id}`);
  const [ours, { above, after = {} }] = await Promise.all([load(), partsOf(id)]);
  const document = branded(ours);
  const text = (
    <DocumentView document={document} after={after}>
      {above}
    </DocumentView>
  );
  const view = document.isOffer ? <OfferPage>{text}</OfferPage> : text;
  return () => view;
}
