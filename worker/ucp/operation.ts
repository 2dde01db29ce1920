import type * as z from 'zod/mini';
import type { AgentAccess } from '#runtime/contracts/discovery.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';

/** The release of the Universal Commerce Protocol by whose schemas answers are checked. */
export const UCP_VERSION = '2026-04-08';

/** A call by a program that acts for a buyer, without Hono's context. */
export interface AgentCall {
  env: Bindings;
  db: D1Database;
  site: Site;
  /** The origin of the shop that was called, from which addresses are made. */
  origin: string;
  /** The same for each repeat of a call; undefined where nothing is changed. */
  idempotencyKey: string | undefined;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Something that agents do in the shop. The HTTP API and the tools of `/mcp/shop` are made of this one table, so that both do
 * the same under the same names.
 */
export interface Operation<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** The protocol's name, such as 'search_catalog'. */
  name: string;
  /** One sentence for the agent. */
  description: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below the endpoint, with `:id` where the input has one. */
  path: string;
  /** The access that the shop's owner must have given. */
  needs: Exclude<AgentAccess, 'off'>;
  isReadOnly: boolean;
  /** Of an answer that says what was created; 200 by default. */
  status?: 201;
  /** The whole input, an id of the path among it. */
  input: Schema;
  /** The answer, where the protocol has no schema of it. */
  answer?: z.ZodMiniType;
  /** Returns the answer's body by the protocol's schema, with its `ucp` envelope. Throws ApiError. */
  run(call: AgentCall, input: z.output<Schema>): Promise<object>;
}

/** Defines an operation; `run` gets the input as its schema reads it. */
export function operation<Schema extends z.ZodMiniType>(definition: Operation<Schema>): Operation {
  return definition;
}
