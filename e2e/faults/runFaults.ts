import { signInAsDemo } from '../kit/steps.ts';
import type { FaultyServer } from './faultyServer.ts';
import type { Figures } from './figures.ts';
import { openWithWorker } from './openWithWorker.ts';
import { settle } from './settle.ts';
import { drawSteps, type Step } from './step.ts';
import { takeStep } from './takeStep.ts';
import { openTrial } from './trial.ts';
import { judge, type Verdict } from './verdict.ts';
import { poisonOf, type Visit } from './visit.ts';

export interface Outcome {
  figures: Figures;
  verdict: Verdict;
  steps: Step[];
  /** What waits on the device for ever. */
  waiting: object[];
  /** What the server has acted on, in order. */
  effects: Visit[];
  /** How often each mode of the server was met. */
  met: FaultyServer['met'];
}

interface Plan {
  siteUrl: string;
  seed: number;
  /** How many. */
  steps: number;
}

/** One new phone through so many faults, then a network that is back for good. */
export async function runFaults({ siteUrl, seed, steps: count }: Plan): Promise<Outcome> {
  const steps = drawSteps(seed, count);
  const trial = await openTrial({ siteUrl });
  try {
    const { phone } = trial;
    // One phone in four is so new that its first page has to do without the worker.
    const page = await (seed % 4 === 0 ? phone.openTab() : openWithWorker(phone));
    if (page && seed % 2 === 1) await signInAsDemo(page);
    for (const step of steps) {
      await takeStep(trial, step).catch((error) => {
        // A browser that ends by itself is one fault more.
        if (!trial.phone.isGone()) throw error;
      });
      if (trial.phone.isGone()) await trial.restart();
    }
    const isDrained = await settle(trial);
    const { accepted, pages, server, counts } = trial;
    const visits = [...accepted.values()];
    const verdict = judge(visits, server.effects, pages);
    const figures: Figures = {
      ...counts,
      steps: count,
      accepted: visits.length,
      poison: visits.filter(poisonOf).length,
      lost: verdict.lost.length,
      outOfOrder: verdict.outOfOrder.length,
      doubled: verdict.doubled.length,
      repeats: server.repeats(),
      undrained: isDrained ? 0 : 1,
    };
    return {
      figures,
      verdict,
      steps,
      waiting: trial.waiting,
      effects: server.effects,
      met: server.met,
    };
  } finally {
    await trial.close();
  }
}
