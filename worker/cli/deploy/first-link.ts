import { makeEntryLink } from '../entry-link.ts';
import { query } from './database.ts';
import type { Deployment } from './deployment.ts';

/** Makes a link that creates the first shop of a deployed database; undefined where it has a shop by now. */
export function makeFirstLink(deployment: Deployment, base: string): Promise<string | undefined> {
  const first = async <Row>(sql: string) => ((await query(deployment, sql))[0] ?? []) as Row[];
  return makeEntryLink({ query: first }, { purpose: 'create', siteId: '', base });
}

/** Says how the first shop is created, by the link for that. */
export function firstShopText(link: string, command: string): string {
  return [
    'This Worker has no shop yet. Create it here:',
    `  ${link}`,
    `The link works once, for 24 hours; \`${command} recover --remote --url ${new URL(link).origin}\` prints a new one.`,
  ].join('\n\n');
}
