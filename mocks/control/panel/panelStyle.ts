/** The panel's style. One column on phones; every target is 44 px high. */
export const PANEL_STYLE = `
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif;
    --line: light-dark(#c9ced6, #454b55); --soft: light-dark(#f3f5f8, #1d2026); --card: light-dark(#fff, #16181d);
    --text: light-dark(#171a1f, #e8eaee); --quiet: light-dark(#555d69, #a4acb8); --link: light-dark(#0a5bd3, #7db4ff);
    --bad: light-dark(#b3261e, #ff8f86); --good: light-dark(#0f6b3a, #6fd39b) }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--soft); color: var(--text) }
  [hidden] { display: none !important }
  html { scroll-padding-top: 9rem }
  header { position: sticky; top: 0; z-index: 1; padding: .6rem 1rem 0; background: var(--card); border-bottom: 1px solid var(--line) }
  .bar { display: flex; gap: .25rem 1rem; align-items: center; flex-wrap: wrap } .bar input { flex: 1 1 14rem; max-width: 30rem }
  nav { display: flex; overflow-x: auto; margin-inline: -.5rem; scrollbar-width: thin }
  a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 .5rem; color: var(--link); white-space: nowrap }
  h1 { font-size: 1.1rem; margin: 0 } h2 { font-size: 1rem; margin: 0 0 .5rem } h3 { font-size: .9rem; margin: .75rem 0 .25rem }
  #now { font-variant-numeric: tabular-nums } #said { display: block; color: var(--quiet); overflow-wrap: anywhere; padding-bottom: .4rem } #said:empty { padding: 0 }
  #said.refused { color: var(--bad); font-weight: 600 }
  main { display: grid; gap: 1rem; padding: 1rem; max-width: 100rem; margin-inline: auto; align-items: start;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)) }
  main > div { display: grid; gap: 1rem; min-width: 0 }
  section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .85rem; min-width: 0 }
  p { margin: .25rem 0; color: var(--quiet) }
  button { font: inherit; min-height: 44px; padding: 0 .8rem; cursor: pointer; color: var(--text);
    background: var(--soft); border: 1px solid var(--line); border-radius: .4rem }
  button:hover { border-color: var(--link) } button:disabled { opacity: .55; cursor: default }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
  .row { display: flex; flex-wrap: wrap; gap: .4rem; margin: .4rem 0 }
  form { display: grid; gap: .5rem }
  .fields { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)) }
  .fields > div { display: grid; gap: .15rem; align-content: start } small { color: var(--quiet); font-size: .8rem } code { font-size: .95em; overflow-wrap: anywhere }
  label { display: grid; gap: .15rem; color: var(--quiet); font-size: .85rem }
  .wide { grid-column: 1 / -1 }
  input, textarea, select { font: 14px ui-monospace, monospace; width: 100%; min-height: 44px; padding: .3rem .5rem;
    color: var(--text); background: var(--soft); border: 1px solid var(--line); border-radius: .4rem }
  textarea { resize: vertical }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem .75rem; margin: 0 }
  dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
  .scenario { display: grid; grid-template-columns: minmax(9rem, 11rem) 1fr; gap: .2rem .75rem; align-items: center; margin: .3rem 0 }
  .scenario button { text-align: start } .scenario span { color: var(--quiet); font-size: .9rem }
  #scenarios { max-height: 34rem; overflow: auto } #log { max-height: 34rem; overflow: auto }
  @media (max-width: 40rem) { #scenarios { max-height: none } .scenario { grid-template-columns: 1fr } }
  ul { list-style: none; padding: 0; margin: 0; display: grid; gap: .4rem }
  li { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; overflow-wrap: anywhere; min-width: 0 }
  li > span { flex: 1 1 12rem; min-width: 0 }
  .fired { color: var(--good) } .missed { color: var(--bad) }
  details > summary { cursor: pointer; min-height: 44px; display: flex; align-items: center; font-weight: 600 }
  details > summary::before { content: '▸'; width: 1.2em } details[open] > summary::before { content: '▾' }
  #log details > summary { min-height: 28px; font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
  #log .bad > summary { color: var(--bad); font-weight: 600 }
  pre { overflow: auto; max-height: 20rem; font-size: 12px; margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
  ul:empty::after, #log:empty::after { content: 'None'; color: var(--quiet) }`;
