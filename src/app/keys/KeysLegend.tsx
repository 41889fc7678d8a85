import { useSnapshot } from 'valtio';
import { CheckRow } from '../../features/betslip/settings/CheckRow.tsx';
import { SLIP_KEYS } from '../../features/betslip/slipKeys.ts';
import { GRID_KEYS } from '../../features/exchange/keys/gridKeys.ts';
import { RUNG_KEYS } from '../../features/exchange/keys/rungKeys.ts';
import { betslip } from '../../state/bets/betslip.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import './KeysLegend.css';
import { legend } from './legend.ts';
import { PAGE_KEYS } from './pageKeys.ts';

interface KeyLine {
  key: string;
  /** What the key is called on screen. */
  name?: string;
  does: string;
}

const GROUPS: readonly (readonly [title: string, lines: readonly KeyLine[]])[] = [
  ['Anywhere', PAGE_KEYS],
  ['On a price', GRID_KEYS],
  ['On a rung of a ladder', RUNG_KEYS],
  ['In the bet slip', SLIP_KEYS],
];

/** Every key of the desk, and the switch for those that are single characters. */
export function KeysLegend() {
  const { hasKeys } = useSnapshot(betslip, { sync: true });
  return (
    <Dialog
      title="Keyboard shortcuts"
      isOpen
      isLight
      onClose={() => {
        legend.isOpen = false;
      }}
    >
      <div className="keys">
        {GROUPS.map(([title, lines]) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl className="keys__list">
              {lines.map(({ key, name, does }) => (
                <div key={`${key}${does}`} className="keys__line">
                  <dt>
                    <kbd>{name ?? key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <CheckRow
        isOn={hasKeys}
        onChange={(isOn) => {
          betslip.hasKeys = isOn;
        }}
      >
        Single-key shortcuts
      </CheckRow>
    </Dialog>
  );
}
