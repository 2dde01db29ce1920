import * as z from 'zod/mini';
import { SECOND_MS } from '#runtime/domain/durations.ts';
import type { Bindings } from '../../env.ts';
import { publicAddress } from '../../http/public-address.ts';
import { AgentError } from '../agent-error.ts';

const TIMEOUT_MS = 3 * SECOND_MS;
/** The protocol asks for no less. */
const PROFILE_MAX_BYTES = 128 * 1024;
const KEYS_MAX = 20;
const PROFILES_MAX = 100;
/** How long a profile is known, and how soon it is read again for a key that it does not have. */
const KNOWN_MS = 300 * SECOND_MS;
const READ_AGAIN_MS = 60 * SECOND_MS;

const text = z.optional(z.string().check(z.maxLength(200)));
const Key = z.object({
  kid: z.string().check(z.maxLength(200)),
  kty: z.string(),
  ...{ crv: text, x: text, y: text, use: text },
  key_ops: z.optional(z.array(z.string())),
});
export type ProfileKey = z.infer<typeof Key>;
const Profile = z.object({ keys: z.optional(z.array(z.unknown()).check(z.maxLength(KEYS_MAX))) });

interface Known {
  keys: ProfileKey[];
  readAt: number;
}

/** Profiles that this isolate has read, the latest last. */
const known = new Map<string, Known>();

/** Finds the key with this name in a program's profile, of those for signatures. Throws `profile_unreachable`. */
export async function findProfileKey(
  profile: string,
  kid: string,
  { environment, now }: { environment: Bindings['ENVIRONMENT']; now: number },
): Promise<ProfileKey | undefined> {
  const find = ({ keys }: Known) => keys.find((key) => key.kid === kid && isForSignatures(key));
  const earlier = known.get(profile);
  const age = earlier ? now - earlier.readAt : Number.POSITIVE_INFINITY;
  if (earlier && age < KNOWN_MS && (find(earlier) || age < READ_AGAIN_MS)) return find(earlier);
  const read = { keys: await readKeys(profile, environment), readAt: now };
  known.delete(profile);
  known.set(profile, read);
  const [oldest] = known.keys();
  if (known.size > PROFILES_MAX && oldest !== undefined) known.delete(oldest);
  return find(read);
}

function isForSignatures({ use, key_ops: operations }: ProfileKey): boolean {
  return use !== 'enc' && (operations === undefined || operations.includes('verify'));
}

async function readKeys(profile: string, environment: Bindings['ENVIRONMENT']): Promise<ProfileKey[]> {
  const url = publicAddress(profile, environment);
  if (!url) throw new AgentError('invalid_profile_url');
  const read = Profile.safeParse(await fetchJson(url));
  if (!read.success) throw new AgentError('profile_unreachable');
  return (read.data.keys ?? []).flatMap((key) => {
    const own = Key.safeParse(key);
    return own.success ? [own.data] : [];
  });
}

/** Fetches a short JSON document; undefined where that cannot be done. */
async function fetchJson(url: URL): Promise<unknown> {
  try {
    const headers = { Accept: 'application/json' };
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || !response.body) return undefined;
    let bytes = Buffer.alloc(0);
    for await (const chunk of response.body) {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length > PROFILE_MAX_BYTES) return undefined;
    }
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
