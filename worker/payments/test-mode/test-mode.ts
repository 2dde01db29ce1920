import type { TestCard } from '#runtime/contracts/enumerations.ts';
import type { Secrets } from '../../session/service.ts';
import type { PaymentRequest, PaymentStart, PaymentStatus, Payments } from '../port.ts';
import { linkTo } from './link.ts';
import { decide, findPayment, refund, storeOnce, type TestPayment } from './repository.ts';

const REF_START = 'test_';

/** The outcome of each test card. An open payment waits for the second step. */
const OUTCOMES: Readonly<Record<TestCard | 'unknown', Pick<TestPayment, 'state' | 'reason'>>> = {
  succeeds: { state: 'paid', reason: undefined },
  declined: { state: 'declined', reason: 'declined' },
  insufficientFunds: { state: 'declined', reason: 'insufficientFunds' },
  expired: { state: 'declined', reason: 'expiredCard' },
  secondStep: { state: 'open', reason: undefined },
  unknown: { state: 'declined', reason: 'unknownCard' },
};

interface TestModeOptions {
  db: D1Database;
  siteId: string;
  /** The secrets that sign the address of the second step, and seal the addresses to return to. */
  secrets: Secrets;
}

/**
 * Creates a provider with made-up cards that takes no money. It stores payments like a real one, so that the whole
 * purchase can be tried.
 */
export function testMode({ db, siteId, secrets }: TestModeOptions): Payments {
  return {
    provider: 'test',
    isTest: true,

    async start(request) {
      if (request.siteId !== siteId) throw new Error('The payment belongs to another site');
      const payment = await storeOnce({ db, secrets }, request, outcomeOf(request), Date.now());
      return toStart(payment, secrets.present, siteId);
    },

    async find(ref) {
      return toStatus(await read({ db, secrets }, siteId, ref), Date.now());
    },

    async cancel(ref) {
      await decide(db, siteId, idOf(ref), { state: 'cancelled', reason: undefined }, Date.now());
      return toStatus(await read({ db, secrets }, siteId, ref), Date.now());
    },

    async refund(ref) {
      await refund(db, siteId, idOf(ref));
      const { state } = await read({ db, secrets }, siteId, ref);
      if (state !== 'refunded') throw new Error(`A payment that is ${state} cannot be refunded`);
    },
  };
}

/** Returns the status of a payment. An expired one counts as cancelled, because it can no longer be paid. */
export function toStatus({ state, expiresAt }: TestPayment, now: number): PaymentStatus {
  if (state === 'open') return expiresAt > now ? 'open' : 'cancelled';
  return state === 'paid' ? 'paid' : 'cancelled';
}

function outcomeOf({ card = 'unknown' }: PaymentRequest) {
  return Object.hasOwn(OUTCOMES, card) ? OUTCOMES[card as TestCard] : OUTCOMES.unknown;
}

/**
 * Returns the answer when a payment starts. A repeat gets the stored outcome; a payment that has ended redirects to the
 * page of the second step, which redirects to the shop.
 */
function toStart(payment: TestPayment, secret: string, siteId: string): PaymentStart {
  const ref = REF_START + payment.id;
  switch (payment.state) {
    case 'paid':
      return { status: 'paid', ref };
    case 'declined':
      return { status: 'declined', ref, reason: payment.reason ?? 'declined' };
    default:
      return { status: 'redirect', ref, url: linkTo(payment, secret, siteId) };
  }
}

async function read(store: Pick<TestModeOptions, 'db' | 'secrets'>, siteId: string, ref: string): Promise<TestPayment> {
  const payment = await findPayment(store, siteId, idOf(ref));
  if (!payment) throw new Error('No such payment in test mode');
  return payment;
}

function idOf(ref: string): string {
  return ref.startsWith(REF_START) ? ref.slice(REF_START.length) : '';
}
