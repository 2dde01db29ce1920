import type { Bindings } from '../../env.ts';
import { ECDSA, siteKey } from './site-key.ts';
import { contentDigest } from './verify.ts';

interface Answer {
  status: number;
  contentType: string;
  body: string;
}

/** Returns the headers by which a site signs an answer (RFC 9421, RFC 9530), so that it can be shown to others. */
export async function signAnswer(
  env: Bindings,
  siteId: string,
  { status, contentType, body }: Answer,
  now: number,
): Promise<Record<string, string>> {
  const { publicKey, privateKey } = await siteKey(env, siteId, now);
  const digest = `sha-256=${contentDigest(body)}`;
  const created = Math.floor(now / 1000);
  const parameters = `("@status" "content-digest" "content-type");created=${created};keyid="${publicKey.kid}"`;
  const base = [
    `"@status": ${status}`,
    `"content-digest": ${digest}`,
    `"content-type": ${contentType}`,
    `"@signature-params": ${parameters}`,
  ].join('\n');
  const key = await crypto.subtle.importKey('jwk', JSON.parse(privateKey), ECDSA, false, ['sign']);
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, Buffer.from(base));
  return {
    'Content-Digest': digest,
    'Signature-Input': `sig1=${parameters}`,
    Signature: `sig1=:${Buffer.from(signature).toString('base64')}:`,
  };
}
