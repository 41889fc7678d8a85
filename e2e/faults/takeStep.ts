import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { comeOnline, followLink, letTimePass, postVisits } from './inPage.ts';
import type { Step } from './step.ts';
import type { Trial } from './trial.ts';
import { isVisit } from './visit.ts';
import { within } from './within.ts';

/** A step waits this long for a page to answer; slower answers arrive during the next step. */
const PATIENCE_MS = 3000;
/** A page whose worker was killed during its visit must first fetch the code to store the visit itself. */
const KEPT_LIMIT_MS = 8000;
const SHORT_MS = 300;
const LOOK_EVERY_MS = 100;
const KEY = 'idempotency-key';

/** Takes one step and looks at the queue. The verdict comes at the end. */
export async function takeStep(trial: Trial, step: Step): Promise<void> {
  const { server, phone, counts } = trial;
  if (step.act === 'server') server.setMode(step.mode);
  else if (step.act === 'openTab') await phone.openTab();
  else if (step.act === 'sync') await phone.sync(step.isLastChance);
  else if (step.act === 'network') await trial.setOnline(step.isOnline);
  else if (step.act === 'pass') {
    const page = await trial.tab(0);
    if (page) await within(PATIENCE_MS, page.evaluate(letTimePass, step.ms));
  } else {
    const page = await trial.tab(step.tab);
    if (!page) return;
    if (step.act === 'comeOnline') await within(PATIENCE_MS, page.evaluate(comeOnline));
    else if (step.act === 'post') await post(page, step.poison);
    else if (step.act === 'browse') {
      for (const link of step.links) await untilKept(trial, await beginVisit(page, link));
    } else {
      const begun = await beginVisit(page, step.link);
      if (step.act === 'closeTab') {
        await page.close();
        counts.closedTabs += 1;
        return;
      }
      await wait(step.afterMs);
      if (step.act === 'killBrowser') await trial.restart();
      else {
        await phone.killWorker();
        counts.workerKills += 1;
        await untilKept(trial, begun);
      }
    }
  }
  await trial.look();
}

/**
 * Follows a link; resolves to the visit's key when the page starts to report it. Without a worker the page
 * may only store it.
 */
async function beginVisit(page: Page, link: number): Promise<string | undefined> {
  const asked = page.waitForRequest(isVisit, { timeout: PATIENCE_MS }).catch(() => undefined);
  const followed = await within(PATIENCE_MS, page.evaluate(followLink, link));
  if (followed === 'by the page') return (await within(SHORT_MS, asked))?.headers()[KEY];
  return followed === 'to the worker' ? (await asked)?.headers()[KEY] : undefined;
}

/** Waits until the visit is on the device or at the server. */
async function untilKept({ accepted, server, look }: Trial, id: string | undefined): Promise<void> {
  const isKept = () => id && (accepted.has(id) || server.effects.some((visit) => visit.id === id));
  const until = performance.now() + KEPT_LIMIT_MS;
  while (id && !isKept() && performance.now() < until) {
    await look();
    await wait(LOOK_EVERY_MS);
  }
}

async function post(page: Page, poison: number[]): Promise<void> {
  const visits = poison.map((status) => {
    const id = randomUUID();
    return { id, path: `/${status ? `poison-${status}` : 'posted'}/${id}` };
  });
  await within(PATIENCE_MS, page.evaluate(postVisits, visits));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
