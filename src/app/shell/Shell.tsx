import './Shell.css';
import './WholeScreen.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { bettingHold } from '../../state/play/bettingHold.ts';
import { organisation } from '../../state/session/organisation.ts';
import { classes } from '../../ui/classes.ts';
import { isWide, whenWide } from '../../ui/dock/whenWide.ts';
import { late } from '../../ui/late/late.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Header } from './Header.tsx';
import { LateAuthDialog } from './LateAuthDialog.ts';
import { MainTabs } from './MainTabs.tsx';
import { OverPages } from './OverPages.tsx';
import { hasSlipColumn, useProduct } from './rail/productOf.ts';
import { Toasts } from './Toasts.tsx';
import { usePanel } from './usePanel.ts';

const Footer = late(() => import('./Footer.tsx').then((module) => module.Footer));

/** Never shown on a phone. */
const SideRail = late(() => import('./rail/SideRail.tsx').then((module) => module.SideRail), {
  when: whenWide,
  // Reserves the first column of a wide window from the first paint on.
  waiting: <div />,
});

/** Loads what a player's first render shows beside the page. */
export async function preloadShell(): Promise<void> {
  await Promise.all([Footer.preload(), isWide() && SideRail.preload()]);
}

const BreakNotice = late(() =>
  import('../../features/safer-play/BreakNotice.tsx').then((module) => module.BreakNotice),
);

interface ShellProps {
  children: ReactNode;
  /** The bet slip: on the right of a wide window, above the tabs of a phone. */
  slip?: ReactNode;
  /** Says that a new version is ready. */
  update?: ReactNode;
}

/** Everything around a page. Prerendered as a guest sees it, so nothing here may ask the browser. */
export function Shell({ children, slip, update }: ShellProps) {
  const { Panel, open, close } = usePanel();
  const main = useFocusOnNavigation();
  const isClosed = useClosed();
  const [path] = useLocation();
  const product = useProduct(path);
  return (
    <div className="shell">
      <a className="shell__skip visually-hidden" href="#main">
        Skip to content
      </a>
      <Header onOpen={open} />
      <div
        className={classes(
          'shell__body',
          !hasSlipColumn(path) && 'shell__body--slipless',
          (isClosed || product === 'provider') && 'shell__body--closed',
        )}
      >
        {!isClosed && product !== 'provider' && <SideRail product={product} path={path} />}
        <main ref={main} className="shell__main" id="main" tabIndex={-1}>
          <Hold />
          {children}
        </main>
        <div className="shell__dock">
          {slip && !isClosed && <aside className="shell__slip">{slip}</aside>}
          {update}
          <ConnectionBanner />
        </div>
      </div>
      {/* A provider's page fills the window: below it a footer would look like its end. */}
      {product !== 'provider' && <Footer />}
      <MainTabs at="foot" />
      <LateAuthDialog />
      {Panel && <Panel onClose={close} />}
      <Toasts />
      <OverPages />
    </div>
  );
}

/** Above every page of a player who may not play: why, until when, and what still works. */
function Hold() {
  const { text } = useSnapshot(bettingHold);
  return text !== undefined && <BreakNotice />;
}

/**
 * True when no betting is possible: the sports and the slip would only lead back to the page that says so.
 */
function useClosed(): boolean {
  const [path] = useLocation();
  const { organisationStatus } = useSnapshot(organisation);
  return organisationStatus !== 'live' || path === paths.maintenance;
}

/**
 * Moves the focus to the content after a change of page, so that screen readers start there, as after a page
 * load.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
