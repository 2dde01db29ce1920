import * as z from 'zod/mini';
import type { Bindings } from '../env.ts';

/** Cloudflare's resolver, which answers questions about the DNS over HTTPS as JSON. */
const RESOLVER = 'https://cloudflare-dns.com/dns-query';
/** How long an answer may take. */
const TIMEOUT_MS = 5_000;
/** The numbers of records in answers. */
const TYPES = { A: 1, CNAME: 5, MX: 15, TXT: 16, AAAA: 28 } as const;
/** The codes of an answer: there are records or none of this type, and there is no such name. */
const [NO_ERROR, NO_SUCH_NAME] = [0, 3];
const MOST_RECORDS = 20;
const RECORD_MAX_LENGTH = 1_000;

export type RecordType = keyof typeof TYPES;

/** The answer of the DNS; 'failed' where nobody has answered, which says nothing about the records. */
export type DnsAnswer =
  | { status: 'answered'; records: { type: RecordType; value: string }[]; ttlSeconds: number | null }
  | { status: 'failed' };

const Json = z.object({
  Status: z.int(),
  Answer: z.optional(z.array(z.object({ type: z.int(), data: z.string(), TTL: z._default(z.number(), 0) }))),
});

/**
 * Asks the DNS for the records of a name. An answer has those of the type, and the names (CNAME) that lead to them. It
 * never throws.
 */
export async function lookUp(
  { ENVIRONMENT, DNS_API_BASE }: Pick<Bindings, 'ENVIRONMENT' | 'DNS_API_BASE'>,
  name: string,
  type: RecordType,
): Promise<DnsAnswer> {
  const base = ENVIRONMENT === 'production' ? RESOLVER : DNS_API_BASE || RESOLVER;
  try {
    const response = await fetch(`${base}?${new URLSearchParams({ name, type })}`, {
      headers: { Accept: 'application/dns-json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success, data } = Json.safeParse(response.ok ? await response.json() : undefined);
    if (!success || (data.Status !== NO_ERROR && data.Status !== NO_SUCH_NAME)) return { status: 'failed' };
    const { Answer: found = [] } = data;
    return {
      status: 'answered',
      records: found.slice(0, MOST_RECORDS).flatMap(({ type: number, data }) => toRecord(number, data)),
      ttlSeconds: found.length > 0 ? Math.min(...found.map(({ TTL }) => Math.max(0, Math.round(TTL)))) : null,
    };
  } catch {
    return { status: 'failed' };
  }
}

function toRecord(number: number, data: string): { type: RecordType; value: string }[] {
  const type = (Object.keys(TYPES) as RecordType[]).find((name) => TYPES[name] === number);
  if (!type) return [];
  const value = type === 'TXT' ? textOf(data) : data.toLowerCase().replace(/\.$/, '');
  return [{ type, value: value.slice(0, RECORD_MAX_LENGTH) }];
}

/** A text comes in quotes, and a long one in several parts, which belong together. */
function textOf(data: string): string {
  const parts = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replace(/\\(.)/g, '$1'));
  return parts.length > 0 ? parts.join('') : data;
}
