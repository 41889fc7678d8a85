import { allForms, commandForm, suggestions } from './commandForm.ts';
import { panelForms } from './panelForms.ts';
import { panelKit } from './panelKit.ts';
import { panelLog } from './panelLog.ts';
import { panelScript } from './panelScript.ts';
import { PANEL_STYLE } from './panelStyle.ts';
import { panelTime } from './panelTime.ts';

/** A button that sends a fixed command. */
function button(text: string, command: string, input: object = {}): string {
  return `<button data-command="${command}" data-input='${JSON.stringify(input)}'>${text}</button>`;
}

/** The developer's panel: a single page without a build step, on top of the HTTP commands. */
export function panelPage(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mock backend</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${PANEL_STYLE}</style>
<header><h1>Mock backend</h1><span id="now"></span><output id="said" aria-live="polite"></output></header>
<main><div>
<section><h2>Time</h2>
<label for="scrub">Go to an instant that was lived through</label><input id="scrub" type="range" step="1000">
<p id="scrubbed"></p>
<div class="row">${button('+1 min', 'clock', { advance: '1m' })}${button('+10 min', 'clock', { advance: '10m' })}${button('+1 h', 'clock', { advance: '1h' })}${button('+1 day', 'clock', { advance: '1d' })}</div>
<div class="row">${button('Freeze', 'clock', { freeze: true })}${button('Run', 'clock', { freeze: false })}${button('× 10', 'clock', { scale: 10 })}${button('× 60', 'clock', { scale: 60 })}</div>
<div class="row"><button id="undo" disabled>Undo the last call</button></div></section>
<section><h2>World</h2><dl id="facts"></dl>
<div class="row">${button('Reset', 'reset')}${button('Kick everybody', 'kick')}${button('Reviews by hand', 'app', { reviews: 'manual' })}${button('Reviews by themselves', 'app', { reviews: 'auto' })}</div>
<details><summary>Begin anew: seed, start, scenarios</summary>${commandForm('reset', 'Begin')}</details></section>
<section><h2>Worlds of this server</h2><dl id="worlds"></dl></section>
<section><h2>Snapshots</h2><form id="keep"><label>Name<input name="name" required></label><button>Keep the world of now</button></form>
<ul id="snapshots"></ul></section>
</div><div>
<section><h2>Faults</h2><ul id="faults"></ul><h3>What became of them</h3><ul id="fates"></ul>
<details><summary>Add a fault</summary>${commandForm('fault', 'Add')}</details></section>
<section><h2>Network</h2>
<div class="row">${button('No delay', 'latency', { name: 'none' })}${button('4G', 'latency', { name: '4g' })}${button('3G', 'latency', { name: '3g' })}${button('2G', 'latency', { name: '2g' })}</div>
<div class="row">${button('Stop the server', 'fault', { match: '*', network: true })}${button('Start the server', 'fault', { clear: '*' })}</div></section>
<section><h2>Markets and money</h2>
<details><summary>Settle a market</summary>${commandForm('settle', 'Settle')}</details>
<details><summary>Hold or free a market</summary>${commandForm('market', 'Set')}</details>
<details><summary>Change a balance</summary>${commandForm('adjust', 'Change')}</details>
<details><summary>Push an event</summary>${commandForm('push', 'Push')}</details></section>
<section><h2>Scenarios</h2><dl id="scenarios" class="scenarios"></dl></section>
</div><div>
<section><h2>Waiting for approval</h2><ul id="queue"></ul></section>
<section><h2>Codes sent</h2><ul id="codes"></ul></section>
<section><h2>Field reports</h2><ul id="reports"></ul></section>
<section><h2>Calls and events</h2><div id="log"></div></section>
<section><h2>Every command</h2>${allForms()}<pre id="answer"></pre></section>
</div></main>${suggestions()}<script>const kit = (${panelKit})();(${panelTime})(kit);(${panelLog})(kit);(${panelForms})(kit);(${panelScript})(kit)</script></html>`;
}
