import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from './turns.ts';

/** What a hash costs: N = 2^ln blocks of 128 · r bytes, p times. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** 16 MB and about a tenth of a second, as OWASP advises. */
const COST: Cost = { ln: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** scrypt needs a little more than its blocks. */
const MEMORY_FACTOR = 2;
const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]{22})\$([\w+/]{43})$/;
/** Verified where somebody has no password, so that the answer takes as long. */
const NOBODYS = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** All hashes of an isolate, because nobody else is answered while one is computed. */
const inTurn = createTurns();

/** Returns a password's hash as a PHC string, `$scrypt$ln=14,r=8,p=5$SALT$HASH`. Throws UNREACHABLE if too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${toText(salt)}$${toText(hash)}`;
}

/**
 * Whether a password has this hash. It costs the same without a hash: undefined is nobody's. Throws UNREACHABLE if too
 * many wait.
 */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
  const [, ln, r, p, salt = '', hash = ''] = PHC.exec(phc ?? NOBODYS) ?? [];
  if (hash === '') throw new Error('A stored password hash is malformed');
  const derived = await derive(password, Buffer.from(salt, 'base64'), { ln: Number(ln), r: Number(r), p: Number(p) });
  return timingSafeEqual(derived, Buffer.from(hash, 'base64')) && phc !== undefined;
}

/** Whether a hash was made with another cost than the present one, so that the next sign-in should renew it. */
export function isHashOutdated(phc: string): boolean {
  return !phc.startsWith(`$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$`);
}

let derivations = 0;

/** Returns how many hashes were computed so far, by which tests compare the work of calls. */
export function countDerivations(): number {
  return derivations;
}

/** The same letters can be typed as different code points, so they are unified first (NIST SP 800-63B). */
function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln;
  const options = { N, r, p, maxmem: 128 * N * r * MEMORY_FACTOR };
  return inTurn(() => {
    derivations += 1;
    return new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  });
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
