import { type ComponentType, useState } from 'react';
import { notify } from '../../state/device/notices.ts';
import { late } from '../../ui/late/late.tsx';
import { overPage } from '../../ui/late/overPage.tsx';
import type { PanelProps } from './PanelProps.ts';

const panel = (load: () => Promise<ComponentType<PanelProps>>) =>
  late(
    load,
    overPage((text) => notify('error', text)),
  );

const panels = {
  balance: panel(() => import('./BalancePanel.tsx').then((module) => module.BalancePanel)),
  messages: panel(() => import('./MessagesPanel.tsx').then((module) => module.MessagesPanel)),
  menu: panel(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel)),
};

/** A player who comes back often taps the menu first. */
export const preloadMenu = () => panels.menu.preload();

export type PanelName = keyof typeof panels;

/** The one panel open over the page. */
export function usePanel() {
  const [name, open] = useState<PanelName>();
  return { Panel: name && panels[name], open, close: () => open(undefined) };
}
