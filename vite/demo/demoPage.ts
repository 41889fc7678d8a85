import { plainPage } from '../pages/plainPage.ts';

/** `about-demo.html`: says what the demo is to whoever was sent its address. */
export const DEMO_PAGE = plainPage(
  'About this demo',
  `      <h1>About this demo</h1>
      <p>Oja is a betting app that does not exist: no operator, no licence, no real money. Its matches, players, prices and balances are made up.</p>
      <h2>What you can do</h2>
      <p>Sign in with <b>Login with Demo Id</b>, or as <code>adaeze</code> with the password <code>Passw0rd1</code>. Every one-time code is <code>123456</code>. Bet, pay in, withdraw, play: nothing you do here costs or wins anything.</p>
      <h2>Where it runs</h2>
      <p>All of it runs in your browser, its server too. There is nothing behind this address but files, so it works without a network once it was opened. What you type stays on this device, and nobody receives it. Do not upload real documents all the same.</p>
      <p>To remove everything, clear the data of this site in your browser.</p>
      <h2>What is different from the real app</h2>
      <p>Two devices do not share a world here, and messages do not arrive while the page is closed. Everything else is the app as it is deployed.</p>
      <p><a href="/">Open the demo</a></p>`,
);
