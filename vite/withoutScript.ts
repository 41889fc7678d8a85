/** What the shell, which answers for every address without HTML of its own, shows when scripts do not run. */
export const WITHOUT_SCRIPT = `<noscript><style>
.without-script { padding: 16px; max-width: 640px; margin: 0 auto }
.without-script a { display: inline-block; padding: 12px 16px 12px 0 }
.main-skeleton, .header__wait { display: none }
</style><aside class="without-script" aria-label="Without JavaScript">
<p><b>JavaScript is off in this browser.</b> The rules, policies and offers can be read without it. Prices, bets and your account need it.</p>
<p><a href="/">Start page</a><a href="/terms">Terms &amp; Conditions</a><a href="/responsiblegame">Responsible gaming</a><a href="/contactus">Contact</a></p>
</aside></noscript>`;

/** In every page, for browsers below the floor; `src/start/start.ts` reveals it. */
export const OLD_BROWSER =
  '<aside class="old-browser" aria-label="Your browser"><b>This browser is too old for Oja.</b> The rules, policies and offers can be read in it. To bet, or to see your account, please update it: Oja needs Chrome 103, Safari 16, Firefox 115 or later.</aside>';
