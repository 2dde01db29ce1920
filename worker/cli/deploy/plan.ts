import type { Deployment } from './deployment.ts';
import { PLANS, type Plan, readMemory, remember } from './memory.ts';

/** What a shop lacks on the free plan; `docs/plans.md` has all of it. */
const FREE =
  'Plan: free. That is enough for looking at the shop, and a shop that sells needs Workers Paid: 10 ms of processor time are ' +
  "too few for signing in by password, jobs use up the queues' operations of a day, and mail goes to confirmed addresses only.";

/**
 * Finds out which plan the account has, once: by the option, what is remembered, or the person's answer. Nothing depends on
 * the answer but what is said, so that nobody is asked where nobody can answer.
 */
export async function tellPlan({ project, person, say }: Deployment, given: Plan | undefined): Promise<void> {
  const known = given ?? readMemory(project).plan;
  const asked = known ?? (await person?.ask('Which Workers plan does the account have?', PLANS));
  const plan = PLANS.find((one) => one === asked);
  if (plan === undefined) return;
  if (plan !== readMemory(project).plan) remember(project, { plan });
  if (plan === 'free') say(FREE);
}
