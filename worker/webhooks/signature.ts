import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 24;
const PREFIX = 'whsec_';

export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

interface Message {
  id: string;
  /** Of the attempt, in seconds since the epoch. */
  timestamp: number;
  body: string;
}

/** Returns a message's headers as https://www.standardwebhooks.com describes them. */
export function signedHeaders(secret: string, { id, timestamp, body }: Message): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
