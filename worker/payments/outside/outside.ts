import type { Payments } from '../port.ts';
import { findPayment, listMovements, type OutsidePayment, refund, storeOnce } from './repository.ts';

const REF_START = 'outside_';

/**
 * Creates the provider of payments that buyers have made without the shop. It takes no money: what an owner has recorded
 * counts as paid, and a refund says that the owner gives the money back by hand.
 */
export function outsidePayments({ db, siteId }: { db: D1Database; siteId: string }): Payments {
  const read = async (ref: string): Promise<OutsidePayment> => {
    const payment = await findPayment(db, siteId, idOf(ref));
    if (!payment) throw new Error('No such payment outside the shop');
    return payment;
  };
  return {
    provider: 'manual',
    account: '',
    isTest: false,
    chargesKeptCards: false,

    async start(request) {
      if (request.siteId !== siteId) throw new Error('The payment belongs to another site');
      const { id } = await storeOnce(db, request, Date.now());
      return { status: 'paid', ref: REF_START + id };
    },

    async findStarted({ paymentId }) {
      const payment = await findPayment(db, siteId, paymentId);
      return payment && { status: 'paid', ref: REF_START + payment.id };
    },

    async find(ref) {
      await read(ref);
      return 'paid';
    },

    async cancel(ref) {
      await read(ref);
      return 'paid';
    },

    async refund(ref, part) {
      const id = `${REF_START}${part?.key ?? idOf(ref)}`;
      await refund(db, siteId, idOf(ref), { id, key: part?.key ?? '', cents: part?.amountCents, at: Date.now() });
      return (await read(ref)).refunds.some((made) => made.id === id) ? 'refunded' : 'refused';
    },

    async list(asked, span, cursor) {
      return asked === siteId ? listMovements(db, siteId, span, cursor) : { movements: [], next: undefined };
    },

    async moneyOf(ref) {
      const { amountCents, currency, refunds } = await read(ref);
      return { paidCents: amountCents, currency, refunds, disputes: [] };
    },

    async keptCardOf() {
      return undefined;
    },

    async startCardChange() {
      return { status: 'declined', reason: 'unknownCard' };
    },

    async findCardChange() {
      return { status: 'cancelled' };
    },
  };
}

function idOf(ref: string): string {
  return ref.startsWith(REF_START) ? ref.slice(REF_START.length) : '';
}
