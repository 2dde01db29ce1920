import { boot } from '../boot.ts';
import type { AgentAnswer } from '../contracts/agents.ts';
import type { SITE_HEADER } from '../contracts/http.ts';

/** Pages ask when they are idle, and a module shared with all that calls the api would make them fetch that too. */
const SITE: typeof SITE_HEADER = 'X-Storefront-Site';
const PATH = '/api/agents';

/** Reads what agents may do in the shop; nothing where the shop does not answer. */
export async function getAgentAccess(): Promise<AgentAnswer> {
  const { base, site } = boot();
  const answer = await fetch(base + PATH, { headers: site ? { [SITE]: site } : {}, credentials: 'omit' });
  return answer.ok ? ((await answer.json()) as AgentAnswer) : { access: [] };
}
