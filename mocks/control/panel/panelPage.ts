import { scenarioGroups } from '../scenarios.ts';
import { allForms, commandForm, suggestions } from './commandForm.ts';
import { panelForms } from './panelForms.ts';
import { panelKeep } from './panelKeep.ts';
import { panelKit } from './panelKit.ts';
import { panelLog } from './panelLog.ts';
import { panelScript } from './panelScript.ts';
import { panelSearch } from './panelSearch.ts';
import { PANEL_STYLE } from './panelStyle.ts';

/** A button that sends a fixed command. */
function button(text: string, command: string, input: object = {}): string {
  return `<button data-command="${command}" data-input='${JSON.stringify(input)}'>${text}</button>`;
}

/** Each scenario with what it changes, which is read before it is chosen. */
function scenarioRows(): string {
  return Object.entries(scenarioGroups)
    .map(([title, group]) => {
      const rows = Object.entries(group).map(
        ([name, { about }]) =>
          `<div class="scenario">${button(name, 'scenario', { name })}<span>${about}</span></div>`,
      );
      return `<div class="group"><h3>${title}</h3>${rows.join('')}</div>`;
    })
    .join('');
}

const PLACES = {
  scenarios: 'Scenarios',
  time: 'Time',
  state: 'State',
  faults: 'Faults',
  approvals: 'Approvals',
  codes: 'Codes',
  calls: 'Calls',
  commands: 'Commands',
};

/** The scripts in their order; each is its own source text. */
export const SCRIPTS = [panelLog, panelForms, panelKeep, panelScript, panelSearch];

/** The developer's panel: a single page without a build step, on top of the HTTP commands. */
export function panelPage(): string {
  const links = Object.entries(PLACES).map(([id, name]) => `<a href="#at-${id}">${name}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mock backend</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${PANEL_STYLE}</style>
<header><div class="bar"><h1>Mock: <b id="world"></b></h1><span id="now"></span>
<input id="search" type="search" aria-label="Search the panel" placeholder="Search scenarios, commands, calls" autocomplete="off"></div>
<nav aria-label="Parts of the panel">${links.join('')}</nav>
<output id="said" aria-live="polite"></output></header>
<main><div>
<section id="at-scenarios"><h2>Scenarios</h2><div id="scenarios">${scenarioRows()}</div>
<details><summary>Begin anew: seed, start, scenarios</summary>${commandForm('reset', 'Begin')}</details></section>
<section><h2>World</h2><dl id="facts"></dl>
<div class="row">${button('Reset', 'reset')}${button('Kick everybody', 'kick')}${button('Reviews by hand', 'app', { reviews: 'manual' })}${button('Reviews by themselves', 'app', { reviews: 'auto' })}</div></section>
<section><h2>Worlds of this server</h2><dl id="worlds"></dl><ul id="names"></ul>
<form id="go"><label>Another world, made when it is new<input name="name" pattern="[\\w.\\-]{1,64}" autocomplete="off"></label><button>Go there with this browser</button></form></section>
</div><div>
<section id="at-time"><h2>Time</h2>
<div class="row">${button('+1 min', 'clock', { advance: '1m' })}${button('+10 min', 'clock', { advance: '10m' })}${button('+1 h', 'clock', { advance: '1h' })}${button('+1 day', 'clock', { advance: '1d' })}</div>
<div class="row">${button('Freeze', 'clock', { freeze: true })}${button('Run', 'clock', { freeze: false })}${button('× 10', 'clock', { scale: 10 })}${button('× 60', 'clock', { scale: 60 })}</div></section>
<section id="at-state"><h2>This state</h2>
<div class="row"><button id="copy">Copy the link to this state</button><button id="save">Save it as a file</button></div>
<input id="link" aria-label="The link to this state" readonly hidden>
<label>Open a file of a state<input id="open" type="file" accept="application/json"></label>
<form id="keep"><label>Name<input name="name" required autocomplete="off"></label><button>Keep a snapshot</button></form>
<ul id="snapshots"></ul></section>
<section id="at-faults"><h2>Faults and network</h2><ul id="faults"></ul><h3>What became of them</h3><ul id="fates"></ul>
<details><summary>Add a fault</summary>${commandForm('fault', 'Add')}</details>
<div class="row">${button('No delay', 'latency', { name: 'none' })}${button('4G', 'latency', { name: '4g' })}${button('3G', 'latency', { name: '3g' })}${button('2G', 'latency', { name: '2g' })}</div>
<div class="row">${button('Stop the server', 'fault', { match: '*', network: true })}${button('Start the server', 'fault', { clear: '*' })}</div></section>
</div><div>
<section id="at-approvals"><h2>Waiting for approval</h2><ul id="queue"></ul></section>
<section id="at-codes"><h2>Codes sent</h2><ul id="codes"></ul></section>
<section id="at-calls"><h2>Calls and events</h2><div id="log"></div></section>
<section><h2>Field reports</h2><ul id="reports"></ul></section>
<section id="at-commands"><h2>Every command</h2>${allForms()}<pre id="answer"></pre></section>
</div></main>${suggestions()}<script>const kit = (${panelKit})();${SCRIPTS.map((script) => `(${script})(kit)`).join(';')}</script></html>`;
}
