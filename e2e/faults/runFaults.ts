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
  /** What remains on the device at the end. */
  waiting: object[];
  /** What the server has acted on, in order. */
  effects: Visit[];
  /** How often each server mode was met. */
  met: FaultyServer['met'];
}

interface Plan {
  siteUrl: string;
  seed: number;
  /** Number of steps. */
  steps: number;
}

/** Runs a new phone through this many faults, then restores the network for good. */
export async function runFaults({ siteUrl, seed, steps: count }: Plan): Promise<Outcome> {
  const steps = drawSteps(seed, count);
  const trial = await openTrial({ siteUrl });
  try {
    const { phone } = trial;
    // On every fourth phone the first page has no worker yet.
    const page = await (seed % 4 === 0 ? phone.openTab() : openWithWorker(phone));
    if (page && seed % 2 === 1) await signInAsDemo(page);
    for (const step of steps) {
      await takeStep(trial, step).catch((error) => {
        // A browser that ends by itself counts as another fault.
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
