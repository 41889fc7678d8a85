import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { closeIcon } from '../../ui/icon/icons.ts';
import { MenuContent } from '../shell/MenuPanel.tsx';

/** The menu's dialog as it looks when open, outside the page: for its HTML alone. */
export function menuAside(): HTMLElement {
  const aside = document.createElement('div');
  const rendering = createRoot(aside);
  flushSync(() =>
    rendering.render(
      <dialog className="dialog sheet" aria-label="Menu">
        <div className="dialog__head">
          <h2>Menu</h2>
          <IconButton label="Close" icon={closeIcon} />
        </div>
        <div className="dialog__body">
          <MenuContent onClose={() => undefined} />
        </div>
      </dialog>,
    ),
  );
  const still = document.createElement('div');
  still.append(...[...aside.childNodes].map((node) => node.cloneNode(true)));
  rendering.unmount();
  const [menu] = still.children;
  return menu instanceof HTMLElement ? menu : still;
}
