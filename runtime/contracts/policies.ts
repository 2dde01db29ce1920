import * as z from 'zod/mini';
import { UcpAnswer } from './ucp.ts';

const QUERY_MAX_LENGTH = 200;

/** The question, and what else is known of it, by the name that agents know from other shops. */
export const PolicySearch = z.strictObject({
  query: z.string().check(z.trim(), z.minLength(1), z.maxLength(QUERY_MAX_LENGTH)),
  context: z.optional(z.string().check(z.maxLength(1_000))),
});

/** Answer of the search: parts of pages with their addresses, the best first. */
export const PolicyExcerpts = z.extend(UcpAnswer, {
  results: z.array(z.strictObject({ title: z.string(), heading: z.string(), text: z.string(), url: z.string() })),
});
