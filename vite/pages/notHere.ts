import { type Step, the } from './page.ts';

interface Listed {
  path: string;
  title: string;
}

const STYLE = `.not-here { max-width: 640px; margin: 0 auto; padding: var(--space-24) var(--space-16) var(--space-32) }
.not-here h1 { font-size: var(--text-28) }
.not-here p { margin: var(--space-8) 0 var(--space-16); color: var(--muted) }
.not-here h2 { margin: var(--space-32) 0 var(--space-8) }
.not-here ul { border: 1px solid var(--line); border-radius: var(--radius-12); background: var(--raised) }
.not-here li + li { border-top: 1px solid var(--line) }
.not-here li a { display: flex; align-items: center; min-height: var(--touch); padding: var(--space-4) var(--space-16) }`;

const BODY = `<style>${STYLE}</style><div class="shell"><header class="header"></header>
<main class="not-here" id="main"><h1>Not saved on this phone yet</h1>
<p>Connect to the internet to open this page the first time.</p>
<a class="button button--primary" href="">Try again</a>
<h2>You can open these offline</h2>
<ul></ul></main></div>`;

/**
 * Makes the shell what a guest who has not started the app gets without a network for any page but the start page and
 * the documents. It has no script: an empty link asks for the same address again.
 */
export function notHere(pages: readonly Listed[]): Step {
  return (document) => {
    const brand = the('.header__brand', document);
    the('#standing', document).innerHTML = BODY;
    the('.header', document).append(brand);
    const documents = pages
      .filter(({ path }) => path !== '/')
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
    for (const { path, title } of [{ path: '/', title: 'Start page' }, ...documents]) {
      const link = document.createElement('a');
      link.setAttribute('href', path);
      link.textContent = title;
      const row = document.createElement('li');
      row.append(link);
      // During a break nothing is offered.
      if (path.startsWith('/promotion')) row.setAttribute('data-offer', '');
      the('.not-here ul', document).append(row, '\n');
    }
  };
}
