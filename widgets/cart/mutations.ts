import { atom } from 'nanostores';
import { addToCart, removeEntry, updateQuantity } from '#runtime/cart/actions.ts';
import type { CartEntry } from '#runtime/contracts/cart.ts';
import { cart as sharedTexts } from '#runtime/i18n/en/cart.ts';
import { failures } from '#runtime/i18n/en/page.ts';
import { localised } from '#runtime/i18n/languages.ts';

/** Pause after the last press of a stepper before the quantity is sent. */
const QUANTITY_PAUSE_MS = 300;

/** Reason why the shop refused a change, as a text for the visitor. */
interface MutationError {
  title: string;
  message: string;
}

/** A removed entry, its index among the lines, and the status of its removal or return. */
export interface Removal {
  entry: CartEntry;
  index: number;
  status: 'removing' | 'removed' | 'restoring';
  error?: MutationError;
}

interface Mutations {
  /** Quantities that the server has not confirmed yet, by entry id. */
  quantities: ReadonlyMap<string, number>;
  removals: readonly Removal[];
  /** By entry id. */
  errors: ReadonlyMap<string, MutationError>;
}

/** Changes in progress; every cart on the page shows them on top of the server's cart. */
export const $mutations = atom<Mutations>({ quantities: new Map(), removals: [], errors: new Map() });

const quantityCalls = new Map<string, Promise<void>>();
const removalCalls = new Map<string, Promise<boolean>>();

/**
 * Shows a quantity at once and sends the last of several. If the server refuses it, the old quantity shows again with
 * an error.
 */
export function changeQuantity({ id }: CartEntry, quantity: number): void {
  patch({
    quantities: put($mutations.get().quantities, id, quantity),
    errors: put($mutations.get().errors, id, undefined),
  });
  if (!quantityCalls.has(id))
    quantityCalls.set(
      id,
      sendQuantity(id).finally(() => quantityCalls.delete(id)),
    );
}

/** Resolves when the server has answered every quantity that was sent. */
export async function quantitiesSent(): Promise<void> {
  await Promise.all(quantityCalls.values());
}

export function isSending(): boolean {
  return quantityCalls.size > 0;
}

/** Removes an entry from the page at once. Resolves to whether the server has removed it. */
export function remove(entry: CartEntry, index: number): Promise<boolean> {
  const { removals, errors } = $mutations.get();
  patch({ removals: [...removals, { entry, index, status: 'removing' }], errors: put(errors, entry.id, undefined) });
  const removal = sendRemoval(entry);
  removalCalls.set(entry.id, removal);
  return removal;
}

/** Adds a removed entry again. Resolves to the new entry, or to undefined if the shop refuses. */
export async function undoRemoval({ entry }: Removal): Promise<CartEntry | undefined> {
  setRemoval(entry.id, { status: 'restoring', error: undefined });
  if (!(await removalCalls.get(entry.id))) return entry;
  const { itemId, quantity, additionalFields, chosenVariant } = entry;
  const request = { itemId, sku: chosenVariant.sku || null, quantity, additionalFields };
  const result = await addToCart(request, { checkStock: false });
  if (result.status === 'added') {
    forgetRemoval(entry.id);
    return result.entry;
  }
  const title = localised('failures', failures).unableToAdd;
  const error = result.status === 'failed' ? { title, message: result.failure.message } : undefined;
  setRemoval(entry.id, { status: 'removed', error });
  return undefined;
}

async function sendQuantity(id: string): Promise<void> {
  const requested = () => $mutations.get().quantities.get(id);
  for (let quantity = requested(); quantity !== undefined; quantity = requested()) {
    await new Promise((resolve) => setTimeout(resolve, QUANTITY_PAUSE_MS));
    if (requested() !== quantity) continue;
    const result = await updateQuantity(id, quantity);
    const { quantities, errors } = $mutations.get();
    if (result.status === 'failed') {
      const error = { title: localised('cart', sharedTexts).updateQuantityFailed, message: result.failure.message };
      patch({ quantities: put(quantities, id, undefined), errors: put(errors, id, error) });
    } else if (requested() === quantity) {
      patch({ quantities: put(quantities, id, undefined) });
    }
  }
}

async function sendRemoval({ id }: CartEntry): Promise<boolean> {
  // A quantity of this entry that has not been sent yet is dropped.
  patch({ quantities: put($mutations.get().quantities, id, undefined) });
  const result = await removeEntry(id);
  if (result.status === 'changed') {
    if ($mutations.get().removals.some(({ entry, status }) => entry.id === id && status === 'removing')) {
      setRemoval(id, { status: 'removed' });
    }
    return true;
  }
  forgetRemoval(id);
  // Another tab has removed it already.
  if (result.failure.code === 'ENTRY_NOT_FOUND') return true;
  const error = { title: localised('cart', sharedTexts).removeItemFailed, message: result.failure.message };
  patch({ errors: put($mutations.get().errors, id, error) });
  return false;
}

function setRemoval(id: string, change: { status: Removal['status']; error?: MutationError | undefined }): void {
  patch({
    removals: $mutations.get().removals.map((removal) => {
      if (removal.entry.id !== id) return removal;
      const { error: _, ...rest } = removal;
      return { ...rest, status: change.status, ...(change.error && { error: change.error }) };
    }),
  });
}

function forgetRemoval(id: string): void {
  patch({ removals: $mutations.get().removals.filter(({ entry }) => entry.id !== id) });
}

function patch(change: Partial<Mutations>): void {
  $mutations.set({ ...$mutations.get(), ...change });
}

function put<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): ReadonlyMap<string, Value> {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}
