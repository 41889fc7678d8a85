import { BADGE_STYLE } from './badge.ts';

/**
 * What every provider's page shares. Its skin sets the colours: `--head`, `--on-head`, `--accent`,
 * `--on-accent`.
 */
export const BASE_STYLE = `
:root { color-scheme: light dark; --paper: #f4f6f8; --card: #fff; --ink: #14202b; --soft: #50606e;
  --line: #d3dae1; --good: #0a6b3d; --bad: #a8201a; --fill: #e9eef3;
  font: 15px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e141a; --card: #17212b; --ink: #e9eff4; --soft: #9fb0bf; --line: #2c3a47;
    --good: #58d39a; --bad: #ff9a8f; --fill: #22303d } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); min-height: 100vh }
h1, h2, h3, p, ul, ol, dl, dd, table, fieldset { margin: 0; padding: 0 }
ul, ol { list-style: none }
fieldset { border: 0; min-width: 0 }
h1 { font-size: 1.2rem } h2 { font-size: 1rem } h3 { font-size: .9rem }
button, input { font: inherit; color: inherit }
button { cursor: pointer; min-height: 44px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); padding: 0 .8rem; touch-action: manipulation }
button:disabled { cursor: default; color: var(--soft); opacity: 1; border-style: dashed }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
input { min-height: 44px; width: 100%; border: 1px solid var(--soft); border-radius: 8px;
  background: var(--card); padding: 0 .7rem }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap }
.soft { color: var(--soft) } .good { color: var(--good) } .bad { color: var(--bad) }
.fact { white-space: nowrap }
.num { font-variant-numeric: tabular-nums }
.head { position: sticky; top: 0; z-index: 2; background: var(--head); color: var(--on-head);
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem;
  padding: 0 max(.75rem, calc((100% - 75rem) / 2 + .75rem)) }
.head :focus-visible { outline-color: var(--on-head); outline-offset: -4px }
.brand { font-weight: 800; font-size: 1.15rem; letter-spacing: -.02em; padding: .5rem 0 }
.tabs { display: flex; overflow-x: auto; scrollbar-width: none; flex: 1 1 auto;
  max-width: calc(100% + .75rem); margin-inline-end: -.75rem }
.tabs button { border: 0; border-radius: 0; background: none; color: inherit; flex: none;
  border-bottom: 3px solid transparent; font-weight: 600; padding: 0 .6rem }
.tabs [aria-current] { border-color: currentColor }
.body { padding: .75rem; display: grid; gap: .75rem; max-width: 75rem; margin-inline: auto }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: .75rem;
  min-width: 0 }
.chips { display: flex; flex-wrap: wrap; gap: .5rem }
.chips button { border-radius: 22px; padding-block: .35rem }
.chips [aria-pressed=true] { background: var(--accent); color: var(--on-accent);
  border-color: var(--accent) }
.go { background: var(--accent); color: var(--on-accent); border-color: var(--accent);
  font-weight: 700; width: 100% }
.go:disabled { background: var(--fill); color: var(--soft); border-color: var(--line) }
[data-is=busy] .go { opacity: .6 }
.row { display: flex; justify-content: space-between; gap: .75rem; align-items: baseline }
.live { color: var(--bad) }
.pauses { font-weight: 600 }
.empty { padding: 1.5rem .75rem; text-align: center; color: var(--soft) }
.said { position: sticky; bottom: 0; z-index: 3; margin: 0; background: var(--ink);
  color: var(--paper); padding: .6rem .75rem; text-align: center }
.said:empty { display: none }
[data-is=cut-off] { opacity: .75 }
@media (width >= 60rem) {
  .body.wide { grid-template-columns: minmax(0, 1fr) 20rem; align-items: start }
  .wide > .side { position: sticky; top: calc(44px + .75rem) }
}${BADGE_STYLE}`;
