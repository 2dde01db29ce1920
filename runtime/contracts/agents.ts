import * as z from 'zod/mini';
import { AGENT_ACCESS } from './discovery.ts';

/** Answer of `GET /api/agents`: all that agents may do in the shop, the least first; nothing where it is off. */
export const AgentAnswer = z.strictObject({ access: z.array(z.enum(AGENT_ACCESS)) });
export type AgentAnswer = z.infer<typeof AgentAnswer>;
