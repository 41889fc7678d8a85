import type { FrameMessage } from '../../src/contract/frameMessage.ts';
import { html } from './frame/html.ts';

type Type = FrameMessage['type'];

const message = (type: Type) => `protocol: 'oja-frame-1', type: '${type}'`;

/** Buttons of a page for tests: each sends a message to the page around it, or tries something forbidden. */
export const FRAME_BUTTONS = html`
  <button data-say="balance-changed">Say that the balance has changed</button>
  <button data-say="closed">Close the game</button>
  <button id="away">Take the whole window elsewhere</button>
  <p id="answer" role="status"></p>`;

/** Speaks the frame protocol and reports what the browser allowed. */
export const FRAME_SCRIPT = `
  const tell = (message) => parent.postMessage(message, '*');
  for (const button of document.querySelectorAll('[data-say]')) {
    button.onclick = () => tell({ protocol: 'oja-frame-1', type: button.dataset.say });
  }
  document.getElementById('away').onclick = () => {
    try {
      top.location.href = 'https://elsewhere.example/';
    } catch {
      document.getElementById('answer').textContent = 'Refused by the browser.';
    }
  };
  tell({ ${message('height')}, px: document.body.scrollHeight });
  tell({ ${message('ready')} });`;
