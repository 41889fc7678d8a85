/**
 * What the shell shows when scripts do not run. The shell answers for every address without HTML of its own,
 * and for documents too once the worker is installed. `?plain` bypasses the worker and loads the page's HTML
 * from the server.
 */
export const WITHOUT_SCRIPT = `<noscript><style>
.without-script { padding: 16px; max-width: 640px; margin: 0 auto }
.without-script a { display: inline-block; padding: 12px 16px 12px 0 }
.main-skeleton, .header__wait { display: none }
</style><aside class="without-script" aria-label="Without JavaScript">
<p><b>JavaScript is off in this browser.</b> The rules, policies and offers can be read without it, with a network; a page you have read this way stays on this phone. Prices, bets and your account need it.</p>
<p><a href="?plain">Read this page without JavaScript</a><a href="/?plain">Start page</a><a href="/terms?plain">Terms &amp; Conditions</a><a href="/responsiblegame?plain">Responsible gaming</a><a href="/contactus?plain">Contact</a></p>
</aside></noscript>`;

/** In every page, for browsers below the floor; `src/start/start.ts` reveals it. */
export const OLD_BROWSER =
  '<aside class="old-browser" aria-label="Your browser"><b>This browser is too old for Oja.</b> The rules, policies and offers can be read in it. To bet, or to see your account, please update it: Oja needs Chrome 103, Safari 16, Firefox 115 or later. <a href="?plain">Read this page</a></aside>';
