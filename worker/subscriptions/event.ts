import type { PauseReason } from '#runtime/contracts/enumerations.ts';
import type { DeclineReason } from '../payments/service.ts';

/**
 * What has happened to a subscription, or is about to happen. Times are in ms since the epoch. `person` is the address of
 * the contributor who did it for the owner; undefined for a program with a key.
 */
export type SubscriptionEvent =
  | { kind: 'announced' | 'resumed' | 'skipped' | 'ended' | 'addressChanged' | 'cardChanged' }
  | { kind: 'ending'; endsAt: number }
  | { kind: 'failed'; reason: DeclineReason; nextTryAt: number }
  | { kind: 'delayed'; nextTryAt: number }
  | { kind: 'paused'; reason: PauseReason; decline?: DeclineReason; person?: string | undefined }
  | { kind: 'cancelled'; by: 'buyer' | 'owner'; person?: string | undefined };
