import { Hono } from 'hono';
import { AgentAnswer } from '#runtime/contracts/agents.ts';
import { AGENT_ACCESS } from '#runtime/contracts/discovery.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { mayAgents } from '../site/discovery.ts';

/** A change of the owner's may take this long to reach pages that are open. */
const KEPT = 'private, max-age=300';

/** What the agent of a visitor's browser may do, for pages that offer it tools. */
export const agents = new Hono<AppEnv>();

agents.get(
  '/api/agents',
  describe({ summary: 'Says what agents of visitors may do in the shop', answer: AgentAnswer }),
  (c) => {
    const { hostname } = new URL(c.req.url);
    const access = AGENT_ACCESS.filter((level) => level !== 'off' && mayAgents(c.var.site, hostname, level));
    return c.json<AgentAnswer>({ access }, 200, { 'Cache-Control': KEPT });
  },
);
