import type { Project } from '../project.ts';
import type { Person } from './terminal.ts';
import type { WranglerAccount } from './wrangler-account.ts';

/** What all steps of a deploy work with. */
export interface Deployment {
  project: Project;
  wrangler: WranglerAccount;
  /** Who can be asked. */
  person: Person;
  env: NodeJS.ProcessEnv;
  /** Tells the person one line about a step. */
  say(line: string): void;
}
