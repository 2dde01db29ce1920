export const ECDH = { name: 'ECDH', namedCurve: 'P-256' } as const;
export const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Makes a key pair that can be exported. */
export async function newKeyPair(algorithm: typeof ECDH | typeof ECDSA): Promise<CryptoKeyPair> {
  const usages = algorithm === ECDH ? ['deriveBits'] : ['sign', 'verify'];
  const pair = await crypto.subtle.generateKey(algorithm, true, usages);
  if ('publicKey' in pair) return pair;
  throw new TypeError(`${algorithm.name} makes no pair of keys`);
}

/** Returns a public key as an uncompressed point of its curve, 65 bytes. */
export async function rawKey(key: CryptoKey): Promise<Buffer> {
  const raw = await crypto.subtle.exportKey('raw', key);
  if (raw instanceof ArrayBuffer) return Buffer.from(raw);
  throw new TypeError('The key has no raw form');
}
