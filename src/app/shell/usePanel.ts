import { type ComponentType, useState } from 'react';
import { notify } from '../../state/device/notices.ts';
import type { PanelProps } from './PanelProps.ts';

const panels = {
  balance: () => import('./BalancePanel.tsx').then((module) => module.BalancePanel),
  messages: () => import('./MessagesPanel.tsx').then((module) => module.MessagesPanel),
  menu: () => import('./MenuPanel.tsx').then((module) => module.MenuPanel),
};

export type PanelName = keyof typeof panels;

/** The one panel open over the page. Fetches a panel's code when it first opens. */
export function usePanel() {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const open = (name: PanelName) => {
    panels[name]().then(
      (component) => setPanel(() => component),
      () => notify('error', 'This part needs a connection the first time it is opened.'),
    );
  };
  return { Panel, open, close: () => setPanel(undefined) };
}
