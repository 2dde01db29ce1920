import { type DomainCheck, DomainProof } from '#runtime/contracts/domains.ts';
import { type DnsAnswer, lookUp } from '../dns/service.ts';
import type { Bindings } from '../env.ts';
import { publicAddress } from '../http/public-address.ts';

/** Path at which each of a shop's domains answers which shop it serves. */
export const PROOF_PATH = '/.well-known/storefront';
/** How long a domain may take to answer. */
const TIMEOUT_MS = 8_000;
/** A proof is far shorter; whatever else answers is not read to its end. */
const PROOF_MAX_BYTES = 500;

/** Checks whether a domain serves a shop: asks the DNS for it, and the domain itself. It never throws. */
export async function checkDomain(env: Bindings, siteId: string, hostname: string): Promise<DomainCheck> {
  // Only the internet's names can be looked up, and a call to any other one could reach a private network.
  const url = publicAddress(`https://${hostname}${PROOF_PATH}`, 'production');
  if (!url) return { state: 'local', records: [], ttlSeconds: null, statusCode: null };
  const [v4, v6, proof] = await Promise.all([
    lookUp(env, hostname, 'A'),
    lookUp(env, hostname, 'AAAA'),
    readProof(url, siteId),
  ]);
  const found = [v4, v6].flatMap((answer) => (answer.status === 'answered' ? answer.records : []));
  const records = [...new Set(found.map(({ type, value }) => `${type} ${value}`))];
  const ttls = [v4, v6].flatMap((answer) => (answer.status === 'answered' ? (answer.ttlSeconds ?? []) : []));
  return {
    state: stateOf(proof, [v4, v6], records.length > 0),
    records,
    ttlSeconds: ttls.length > 0 ? Math.min(...ttls) : null,
    statusCode: proof.statusCode,
  };
}

interface Proof {
  outcome: 'ours' | 'otherShop' | 'elsewhere' | 'noAnswer';
  statusCode: number | null;
}

/** The shop's own answer is worth more than the DNS, whose answers may be old. */
function stateOf({ outcome }: Proof, answers: readonly DnsAnswer[], hasRecords: boolean): DomainCheck['state'] {
  if (outcome === 'ours') return 'works';
  if (outcome !== 'noAnswer') return outcome;
  if (hasRecords) return 'noAnswer';
  return answers.some(({ status }) => status === 'failed') ? 'unknown' : 'noRecords';
}

/** A redirect is an answer of somebody else: no domain of a shop sends its proof elsewhere. */
async function readProof(url: URL, siteId: string): Promise<Proof> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status: statusCode } = response;
    // Cloudflare answers so for a name that leads to it and that it does not know, or cannot reach, yet.
    if (statusCode >= 520 && statusCode <= 530) return { outcome: 'noAnswer', statusCode };
    const site = response.ok ? siteIn(await startOf(response)) : undefined;
    if (site === undefined) return { outcome: 'elsewhere', statusCode };
    return { outcome: site === siteId ? 'ours' : 'otherShop', statusCode };
  } catch {
    return { outcome: 'noAnswer', statusCode: null };
  }
}

/** Reads the first bytes of an answer and no more: a host could send without end. */
async function startOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of body ?? []) {
    text += decoder.decode(part.subarray(0, PROOF_MAX_BYTES - bytes), { stream: true });
    bytes += part.length;
    if (bytes >= PROOF_MAX_BYTES) break;
  }
  return text;
}

function siteIn(text: string): string | undefined {
  try {
    return DomainProof.safeParse(JSON.parse(text)).data?.site;
  } catch {
    return undefined;
  }
}
