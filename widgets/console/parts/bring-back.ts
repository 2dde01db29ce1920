import { addressOf } from '#runtime/api/calls.ts';
import type { Restored } from '#runtime/contracts/bin.ts';
import type { BinKind } from '#runtime/contracts/bin-kinds.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { refresh } from '../app/query.ts';
import { callInSession } from '../app/session.ts';

export const BIN = '/api/owner/bin';
/** The lists that show the things of a kind, which are read anew when one comes back. */
const LISTS: Readonly<Record<BinKind, readonly string[]>> = {
  product: ['/api/owner/products', '/api/owner/stock'],
  item: ['/api/owner/collections', '/api/owner/items'],
  collection: [
    '/api/owner/collections',
    '/api/owner/items',
    '/api/owner/products',
    '/api/owner/stock',
    '/api/owner/navigations',
  ],
  category: ['/api/owner/collections', '/api/owner/products'],
  memberArea: ['/api/owner/member-areas'],
  form: ['/api/owner/forms'],
  popup: ['/api/owner/popups'],
  coupon: ['/api/owner/coupons'],
  template: ['/api/owner/templates'],
};

/**
 * Brings a deleted thing back from the bin, as "Undo" behind a deletion does. A page with many products comes back in
 * parts: `onPart` hears how many are still to come. A repeat goes on where an earlier one was broken off.
 */
export async function bringBack(
  kind: BinKind,
  target: string,
  onPart: (left: number) => void = () => {},
): Promise<Restored> {
  return restore(kind, target, onPart).finally(() => refresh([BIN, ...LISTS[kind]]));
}

/** Brings several things of a kind back, one after another; the lists are read anew once. */
export async function bringAllBack(kind: BinKind, targets: readonly string[]): Promise<void> {
  try {
    for (const target of targets) await restore(kind, target, () => {});
  } finally {
    refresh([BIN, ...LISTS[kind]]);
  }
}

async function restore(kind: BinKind, target: string, onPart: (left: number) => void): Promise<Restored> {
  const path = addressOf('/api/owner/bin/:kind/:target/restore', { kind, target });
  let [hasNewAddress, setAside] = [false, 0];
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const { body } = await callInSession({ method: 'POST', path });
    hasNewAddress ||= body.hasNewAddress;
    setAside += body.setAside;
    // Each call brings something back; one that does not would be repeated for ever.
    if (!(body.left > 0 && body.left < before)) return { ...body, hasNewAddress, setAside };
    before = body.left;
    onPart(before);
  }
}

/** Says how a thing has come back. */
export function backText({ title, hasNewAddress, setAside }: Restored): string {
  if (setAside > 0) return fill(binTexts.isBackWithout, { title, n: setAside });
  return fill(hasNewAddress ? binTexts.isBackElsewhere : binTexts.isBack, { title });
}

/** Returns what undoes the deletion of a thing. */
export function undoDeletion(kind: BinKind, target: string): () => Promise<string> {
  return async () => backText(await bringBack(kind, target));
}
