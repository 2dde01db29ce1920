import type { CycleLine, PaidOrder } from '../subscriptions/service.ts';

/** A line of an order before its payment. */
export type SnapshotLine = CycleLine;

/** An order as the visitor saw it before paying, kept until it is paid. Amounts are in minor units of `currency`. */
export type OrderSnapshot = PaidOrder;
