import { RENEWAL_TEST_CARDS, type TestCard } from '#runtime/contracts/enumerations.ts';
import type { Secrets } from '../../session/service.ts';
import type { PaymentRequest, PaymentStart, PaymentStatus, Payments } from '../port.ts';
import { linkTo } from './link.ts';
import { listMovements } from './movements.ts';
import {
  decide,
  findPayment,
  REFUND_ID_START,
  refund,
  storeOnce,
  type TestPayment,
  wasDeclined,
} from './repository.ts';

const REF_START = 'test_';

const HAD_MONEY: readonly string[] = ['paid', 'refunded'];

type Outcome = Pick<TestPayment, 'state' | 'reason'>;

const PAID: Outcome = { state: 'paid', reason: undefined };

/** The outcome of each test card where the buyer pays. An open payment waits for the second step. */
const OUTCOMES: Readonly<Record<TestCard | 'unknown', Outcome>> = {
  succeeds: PAID,
  declined: { state: 'declined', reason: 'declined' },
  insufficientFunds: { state: 'declined', reason: 'insufficientFunds' },
  expired: { state: 'declined', reason: 'expiredCard' },
  secondStep: { state: 'open', reason: undefined },
  renewalFailsOnce: PAID,
  renewalFails: PAID,
  renewalExpires: PAID,
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
    account: '',
    chargesKeptCards: true,
    isTest: true,

    async start(request) {
      if (request.siteId !== siteId) throw new Error('The payment belongs to another site');
      const outcome = request.keptCard === undefined ? outcomeOf(request) : await keptOutcome(db, request);
      const kept = request.keepsCard ? keptCardText(request.card, request.paymentId) : '';
      const stored = { ...outcome, keptCard: request.keptCard ?? kept };
      return toStart(await storeOnce({ db, secrets }, request, stored, Date.now()), secrets.present, siteId);
    },

    async findStarted({ paymentId }) {
      const payment = await findPayment({ db, secrets }, siteId, paymentId);
      return payment && toStart(payment, secrets.present, siteId);
    },

    async find(ref) {
      return toStatus(await read({ db, secrets }, siteId, ref), Date.now());
    },

    async cancel(ref) {
      await decide(db, siteId, idOf(ref), { state: 'cancelled', reason: undefined }, Date.now());
      return toStatus(await read({ db, secrets }, siteId, ref), Date.now());
    },

    async refund(ref, part) {
      const id = `${REFUND_ID_START}${part?.key ?? ref}`;
      await refund(db, siteId, idOf(ref), { id, cents: part?.amountCents, at: Date.now() });
      const { state, refunds = [] } = (await findPayment({ db, secrets }, siteId, idOf(ref))) ?? {};
      return (state === 'refunded' && !part) || refunds.some((made) => made.id === id) ? 'refunded' : 'refused';
    },

    async list(asked, span, cursor) {
      return asked === siteId
        ? listMovements({ db, secrets }, siteId, span, cursor)
        : { movements: [], next: undefined };
    },

    async moneyOf(ref) {
      const { state, amountCents, currency, refunds } = await read({ db, secrets }, siteId, ref);
      return { paidCents: HAD_MONEY.includes(state) ? amountCents : 0, currency, refunds, disputes: [] };
    },

    async keptCardOf(ref) {
      return (await read({ db, secrets }, siteId, ref)).keptCard || undefined;
    },

    // The buyer chooses the card on our own page, so there is no other page to go to.
    async startCardChange({ card, changeId }) {
      const { state, reason } = outcomeOfCard({ card, keepsCard: true });
      if (state === 'declined') return { status: 'declined', reason: reason ?? 'declined' };
      return { status: 'kept', keptCard: keptCardText(card, changeId) };
    },

    async findCardChange() {
      return { status: 'cancelled' };
    },
  };
}

/** Returns the status of a payment. An expired one counts as cancelled, because it can no longer be paid. */
export function toStatus({ state, expiresAt }: TestPayment, now: number): PaymentStatus {
  if (state === 'open') return expiresAt > now ? 'open' : 'cancelled';
  return state === 'paid' ? 'paid' : 'cancelled';
}

/** Instalments are agreed on the page of the second step, which stands in for their provider's. */
function outcomeOf({ method, ...card }: Pick<PaymentRequest, 'method' | 'card' | 'keepsCard'>): Outcome {
  return method === 'installments' ? OUTCOMES.secondStep : outcomeOfCard(card);
}

function outcomeOfCard({ card = 'unknown', keepsCard }: Pick<PaymentRequest, 'card' | 'keepsCard'>): Outcome {
  const isForRenewals = RENEWAL_TEST_CARDS.some((name) => name === card);
  const isKnown = Object.hasOwn(OUTCOMES, card) && (keepsCard || !isForRenewals);
  return isKnown ? OUTCOMES[card as TestCard] : OUTCOMES.unknown;
}

/** Returns what a kept card does without the buyer. */
async function keptOutcome(db: D1Database, { siteId, keptCard = '' }: PaymentRequest): Promise<Outcome> {
  const [card] = keptCard.split('.');
  switch (card) {
    case 'renewalFails':
      return { state: 'declined', reason: 'insufficientFunds' };
    case 'renewalExpires':
      return OUTCOMES.expired;
    case 'renewalFailsOnce':
      return (await wasDeclined(db, siteId, keptCard)) ? PAID : OUTCOMES.declined;
    default:
      return card === 'succeeds' || card === 'secondStep' ? PAID : OUTCOMES.unknown;
  }
}

/** Names a kept card by the payment that kept it, because "fails once" means once for each. */
function keptCardText(card: string | undefined, id: string): string {
  return `${card}.${id}`;
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
