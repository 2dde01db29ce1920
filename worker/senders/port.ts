import type { SenderName } from '#runtime/contracts/senders.ts';
import type { Act } from '#runtime/contracts/telemetry.ts';
import type { Purpose } from '#runtime/domain/may-track.ts';
import type { ActPerson } from '../acts/service.ts';

/** An act with what its receiver may know. */
export interface SentAct {
  act: Act;
  /** Stands for the visitor where no cookie does: a hash of the cart. */
  pseudonym: string;
  person: ActPerson;
  purposes: readonly string[];
  /** When it happened, in ms since the epoch. */
  at: number;
}

/** Where a shop's acts go. */
export interface Account {
  /** The measurement id or the pixel's id. */
  target: string;
  secret: string;
  /** The start of the service's addresses. */
  base: string;
}

/**
 * The outcome of a call. `later`: no answer, or one that asks for patience. `unfit`: the service refuses at least one
 * of the events for what it is, and has taken none. `refused`: the service will take nothing before an owner changes
 * something.
 */
export interface SendResult {
  outcome: 'sent' | 'later' | 'unfit' | 'refused';
  /** Undefined where no answer came. */
  statusCode: number | undefined;
  /** The service's answer, for the owner; '' for none. */
  answer: string;
}

/** A service to which acts are sent. Each act goes with its own id, by which a service can recognise a repeat. */
export interface Sender {
  name: SenderName;
  /** The purpose that a visitor must allow. */
  purpose: Purpose;
  /** The pattern of its targets. */
  target: RegExp;
  /** The start of its addresses. */
  base: string;
  /** Most acts that are read at a time. */
  most: number;
  /** After this time the service takes an act no more, in ms. */
  maxAgeMs: number;
  /** Whether the service takes an act: it may have no event for it, or need data that the act does not have. */
  fits(act: SentAct): 'yes' | 'noEvent' | 'unfit';
  /** Divides acts into those of one call each. */
  callsFor(acts: readonly SentAct[]): SentAct[][];
  /** Makes one call. */
  send(account: Account, acts: readonly SentAct[]): Promise<SendResult>;
  /** Sends an act that the service checks and does not count. Throws INVALID_REQUEST where it needs a code. */
  test(account: Account, act: SentAct, code: string | undefined): Promise<SendResult>;
}
