/** What the pictures of all sports look like. */
export const TV_STYLE = `
:root { --accent: #fff }
body { background: #0b1712; color: #fff; overflow: hidden }
#view, main { height: 100vh }
main { position: relative }
svg { width: 100%; height: calc(100% - 2.5rem); display: block }
.stand { fill: #10251c } .rope { fill: #f2f2ea } .grass { fill: #2c7a3f } .mown { fill: #34894a }
.ring { fill: none; stroke: #ffffff80; stroke-dasharray: 3 3 } .pitch { fill: #d9c08a }
.crease { stroke: #fff; fill: none } .stumps { stroke: #5a3a12; stroke-width: 1.4; fill: none }
.fielder { fill: #f7f7f7; stroke: #10251c } .batters circle { fill: #ffd24a; stroke: #10251c }
.lines { fill: none; stroke: #ffffffcc; stroke-width: 1.2 } .net { stroke: #fff; stroke-width: 2.4 }
.apron { fill: #1f5a72 } .court { fill: #2f7fa0 } .serves { fill: #ffd24a }
.home { fill: #ffd24a; stroke: #10251c } .away { fill: #fff; stroke: #10251c }
.way { fill: none; stroke: #fff; stroke-width: 1.6; stroke-dasharray: 1; animation: fly 1.1s ease-out }
.dot { fill: #c1121f; stroke: #fff; animation: land 1.1s step-end }
.fallen { fill: none; stroke: #ff5a4d; stroke-width: 2.5 }
@keyframes fly { from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 } }
@keyframes land { from { opacity: 0 } to { opacity: 1 } }
@media (prefers-reduced-motion: reduce) { .way, .dot { animation: none } }
.call { position: absolute; inset-block-start: 6px; inset-inline-start: 6px; background: #000b;
  padding: .1rem .6rem; border-radius: 6px; font-weight: 700 }
.call.big { background: #ffd24a; color: #1c1400; font-size: 1.2rem }
.late { position: absolute; inset-block-start: 6px; inset-inline-end: 6px; background: #000b;
  padding: .1rem .5rem; border-radius: 6px; font-size: .8rem }
.board { position: absolute; inset-inline: 0; inset-block-end: 0; background: #000c; padding: .3rem .6rem;
  font-size: .8rem; line-height: 1.3; display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem }
.board b { font-size: .95rem } .board > :nth-child(even) { text-align: end }
.teams { grid-column: 1 / -1; display: grid; grid-template-columns: 1fr auto 1fr; gap: .5rem;
  align-items: baseline } .team { font-weight: 700; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.team:last-child { text-align: end }
.board > .wide { text-align: start; grid-column: 1 / -1; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.wait { padding: 1rem; text-align: center }`;
