import { SENDERS, type SenderName } from '#runtime/contracts/senders.ts';
import type { Bindings } from '../env.ts';
import { ga4 } from './ga4.ts';
import { meta } from './meta.ts';
import type { Sender } from './port.ts';

const BY_NAME: Readonly<Record<SenderName, Sender>> = { ga4, meta };

/** Returns the sender of this name; undefined for no such one. */
export function senderOf(name: string): Sender | undefined {
  const known = SENDERS.find((sender) => sender === name);
  return known && BY_NAME[known];
}

/** Returns the start of a sender's addresses; outside production, tests can put a fake in its place. */
export function baseOf({ ENVIRONMENT, SENDERS_API_BASE }: Bindings, { base }: Sender): string {
  return ENVIRONMENT === 'production' ? base : SENDERS_API_BASE || base;
}
