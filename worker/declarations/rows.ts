import type { Declaration, DeclarationKind, DeclarationReceipt } from '#runtime/contracts/withdrawals.ts';
import type { Declared } from './chain.ts';

export interface DeclarationRow {
  site_id: string;
  id: string;
  number: number;
  kind: DeclarationKind;
  request_hash: string;
  name: string;
  email: string;
  contract: string;
  part: string;
  lines: string | null;
  cancellation: string | null;
  text: string;
  order_id: string | null;
  proven: number;
  subscription_id: string | null;
  country: string;
  language: string;
  origin: string;
  base_url: string;
  receipt_mailed: number;
  state: Declaration['state'];
  note: string;
  received_at: number;
  keep_until: number;
  erased_at: number | null;
  salt: string;
  digest: string;
  head: string;
  imported: number;
  seal: string;
}

const LETTERS: Readonly<Record<DeclarationKind, string>> = { withdrawal: 'W', cancellation: 'C' };

/** Writes a declaration's number as receipts have it: `W-12`. */
export function numberText(kind: DeclarationKind, number: number): string {
  return `${LETTERS[kind]}-${number}`;
}

export function toDeclared(row: DeclarationRow): Declared {
  return {
    number: row.number,
    kind: row.kind,
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    contract: row.contract,
    part: row.part,
    lines: row.lines === null ? null : JSON.parse(row.lines),
    cancellation: row.cancellation === null ? null : JSON.parse(row.cancellation),
    text: row.text,
    orderId: row.order_id,
    subscriptionId: row.subscription_id,
    country: row.country,
    language: row.language,
    origin: row.origin,
  };
}

/** A receipt with the id of its declaration, which pages of the shop lead to. Calls answer without it. */
export interface Receipt extends DeclarationReceipt {
  id: string;
}

export function toReceipt(row: DeclarationRow): Receipt {
  const { id, kind, number, received_at: receivedAt, email, text, head } = row;
  return { id, number: numberText(kind, number), receivedAt, email, text, head };
}
