import type { Project } from '../project.ts';
import { type Journal, writeJournal } from './journal.ts';
import type { Outside } from './outside.ts';

/** What all steps work with. `record` writes the journal before it returns. */
export interface Work {
  project: Project;
  outside: Outside;
  journal(): Journal;
  record(news: Partial<Journal>): void;
}

/** One step of an upgrade or of the way back. It may be run again after it was cut off at any place. */
export interface Step {
  name: string;
  /** What it does, for the person: 'Installing storefront-widgets 0.4.0'. */
  title(work: Work): string;
  /** Whether there is nothing to do, as far as can be seen in the project itself. */
  isDone(work: Work): boolean;
  run(work: Work): Promise<void>;
}

/** A step that has failed. What was done before it stays, and the same command goes on with it. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}

export function workOn(project: Project, outside: Outside, begun: Journal): Work {
  let journal = begun;
  return {
    project,
    outside,
    journal: () => journal,
    record(news) {
      journal = { ...journal, ...news };
      writeJournal(outside.disk, project, journal);
    },
  };
}

/** Runs the steps that are not done yet, in their order, and writes the journal before and after each. */
export async function runSteps(work: Work, steps: readonly Step[]): Promise<void> {
  const mark = (name: string, state: 'begun' | 'done') =>
    work.record({ steps: { ...work.journal().steps, [name]: state } });
  for (const step of steps) {
    if (work.journal().steps[step.name] === 'done' || step.isDone(work)) continue;
    mark(step.name, 'begun');
    work.outside.say(step.title(work));
    try {
      await step.run(work);
    } catch (error) {
      throw new StepFailure(`${step.title(work)}: this failed. ${(error as Error).message}`);
    }
    mark(step.name, 'done');
  }
}
