import { panelForms } from './panelForms.ts';
import { panelScript } from './panelScript.ts';
import { templates } from './templates.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; --line: #8884 }
  body { margin: 0; display: grid; gap: 1rem; padding: 1rem; max-width: 90rem; margin-inline: auto;
    grid-template-columns: minmax(18rem, 1fr) minmax(18rem, 2fr) }
  header { grid-column: 1 / -1; display: flex; gap: 1rem; align-items: baseline; flex-wrap: wrap }
  h1 { font-size: 1.2rem; margin: 0 } h2 { font-size: 1rem; margin: 0 0 .5rem }
  section { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; margin-bottom: 1rem }
  button { font: inherit; padding: .15rem .6rem; margin: 0 .25rem .25rem 0; cursor: pointer }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem .75rem; margin: 0 }
  dd { margin: 0; text-align: end } ul { padding-left: 1rem; margin: 0 }
  summary { font: 12px/1.6 ui-monospace, monospace; white-space: pre-wrap; cursor: pointer }
  .bad > summary { color: #c33; font-weight: 600 }
  pre { overflow: auto; max-height: 20rem; font-size: 12px; margin: .25rem 0 }
  input, textarea, select { font: 12px ui-monospace, monospace; width: 100%; box-sizing: border-box; padding: .3rem }
  ul:empty::after, #log:empty::after { content: 'None'; opacity: .6 }
  @media (max-width: 50rem) { body { grid-template-columns: 1fr } }`;

/** A button that sends a fixed command. */
function button(text: string, command: string, input: object = {}): string {
  return `<button data-command="${command}" data-input='${JSON.stringify(input)}'>${text}</button>`;
}

function option({ name, template, options }: ReturnType<typeof templates>[number]): string {
  const also = options.length > 0 ? ` (also ${options.join(', ')})` : '';
  return `<option value="${name}" data-template='${template}'>${name}${also}</option>`;
}

/** The developer's panel: a single page without a build step, on top of the HTTP commands. */
export function panelPage(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mock backend</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<header><h1>Mock backend</h1><span id="now"></span><output id="said" aria-live="polite"></output></header>
<div>
<section><h2>Clock</h2>
${button('+1 min', 'clock', { advance: '1m' })}${button('+10 min', 'clock', { advance: '10m' })}
${button('+1 h', 'clock', { advance: '1h' })}${button('+1 day', 'clock', { advance: '1d' })}
${button('Freeze', 'clock', { freeze: true })}${button('Run', 'clock', { freeze: false })}
${button('× 10', 'clock', { scale: 10 })}</section>
<section><h2>World</h2><dl id="facts"></dl><p>
${button('Reset', 'reset')}${button('Kick everybody', 'kick')}
${button('Reviews by hand', 'app', { reviews: 'manual' })}${button('Reviews by themselves', 'app', { reviews: 'auto' })}</p></section>
<section><h2>Scenarios</h2><dl id="scenarios"></dl></section>
<section><h2>Network</h2>
${button('None', 'latency', { name: 'none' })}${button('4G', 'latency', { name: '4g' })}
${button('3G', 'latency', { name: '3g' })}${button('2G', 'latency', { name: '2g' })}
${button('Stop the server', 'fault', { match: '*', network: true })}${button('Start it', 'fault', { clear: '*' })}</section>
<section><h2>Faults</h2><ul id="faults"></ul>
<form id="add-fault"><label>Add one, as JSON
<input name="fault" value='{"match":"POST /bet/match/odds","ackLost":true,"times":1}'></label></form></section>
<section><h2>Any command</h2><form id="any-command">
<label>Command <select id="command">${templates().map(option).join('')}</select></label>
<label>Input, as JSON <textarea id="input" rows="3"></textarea></label>
<button>Run</button></form><pre id="answer"></pre></section>
<section><h2>Begin anew</h2><form id="begin">
<label>Seed <input name="seed" placeholder="oja"></label>
<label>Start <input name="startAt" placeholder="2026-03-14T17:00:00Z"></label>
<label>Scenarios <input name="scenario" placeholder="low-balance,otp-off"></label>
<button>Begin</button></form></section>
<section><h2>Snapshots</h2><form id="keep">
<label>Name <input name="name" required></label><button>Keep</button></form>
<ul id="snapshots"></ul></section>
</div><div>
<section><h2>Waiting for approval</h2><ul id="queue"></ul></section>
<section><h2>Codes sent</h2><ul id="codes"></ul></section>
<section><h2>Field reports</h2><ul id="reports"></ul></section>
<section><h2>Calls and events</h2><div id="log"></div></section>
</div><script>(${panelScript})();(${panelForms})()</script></html>`;
}
