import { atom } from 'nanostores';
import { addToCart, removeEntry, updateQuantity } from '#runtime/cart/actions.ts';
import type { CartEntry } from '#runtime/contracts/cart.ts';
import { cart as cartTexts } from '#runtime/i18n/en-cart.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';

/** After the last press of a stepper until the quantity is sent. */
export const QUANTITY_PAUSE_MS = 300;

/** What went wrong, in the words of storefront.md §8. */
export interface Fault {
  title: string;
  message: string;
}

/** An entry that was taken out, where it stood, and how its way back is going. */
export interface Removal {
  entry: CartEntry;
  index: number;
  status: 'removing' | 'removed' | 'restoring';
  fault?: Fault;
}

export interface Acts {
  /** Wanted and not confirmed yet, by entry. */
  quantities: ReadonlyMap<string, number>;
  removals: readonly Removal[];
  /** By entry. */
  faults: ReadonlyMap<string, Fault>;
}

/** What every cart on the page shows beside the server's cart. */
export const $acts = atom<Acts>({ quantities: new Map(), removals: [], faults: new Map() });

const sending = new Map<string, Promise<void>>();
const removing = new Map<string, Promise<boolean>>();

/** Shows a quantity at once, and sends the last one asked for; what the server refuses is taken back, with the reason. */
export function changeQuantity({ id }: CartEntry, quantity: number): void {
  patch({ quantities: put($acts.get().quantities, id, quantity), faults: put($acts.get().faults, id, undefined) });
  if (!sending.has(id))
    sending.set(
      id,
      sendQuantity(id).finally(() => sending.delete(id)),
    );
}

/** When no quantity is on its way any more. */
export async function quantitiesSent(): Promise<void> {
  await Promise.all(sending.values());
}

export function isSending(): boolean {
  return sending.size > 0;
}

/** Takes an entry out at once; resolves to whether it is out. */
export function remove(entry: CartEntry, index: number): Promise<boolean> {
  const { removals, faults } = $acts.get();
  patch({ removals: [...removals, { entry, index, status: 'removing' }], faults: put(faults, entry.id, undefined) });
  const removal = carryOutRemoval(entry);
  removing.set(entry.id, removal);
  return removal;
}

/** Puts an entry back as it was; resolves to the entry that it is now, or to nothing. */
export async function undoRemoval({ entry }: Removal): Promise<CartEntry | undefined> {
  setRemoval(entry.id, { status: 'restoring', fault: undefined });
  if (!(await removing.get(entry.id))) return entry;
  const { itemId, quantity, additionalFields, chosenVariant } = entry;
  const request = { itemId, sku: chosenVariant.sku || null, quantity, additionalFields };
  const result = await addToCart(request, { checkStock: false });
  if (result.status === 'added') {
    forgetRemoval(entry.id);
    return result.entry;
  }
  const title = localised('failures', failures).unableToAdd;
  const fault = result.status === 'failed' ? { title, message: result.failure.message } : undefined;
  setRemoval(entry.id, { status: 'removed', fault });
  return undefined;
}

async function sendQuantity(id: string): Promise<void> {
  const wanted = () => $acts.get().quantities.get(id);
  for (let quantity = wanted(); quantity !== undefined; quantity = wanted()) {
    await new Promise((resolve) => setTimeout(resolve, QUANTITY_PAUSE_MS));
    if (wanted() !== quantity) continue;
    const result = await updateQuantity(id, quantity);
    const { quantities, faults } = $acts.get();
    if (result.status === 'failed') {
      const fault = { title: localised('cart', cartTexts).updateQuantityFailed, message: result.failure.message };
      patch({ quantities: put(quantities, id, undefined), faults: put(faults, id, fault) });
    } else if (wanted() === quantity) {
      patch({ quantities: put(quantities, id, undefined) });
    }
  }
}

async function carryOutRemoval({ id }: CartEntry): Promise<boolean> {
  // What is still to be sent of its quantity is of no interest any more.
  patch({ quantities: put($acts.get().quantities, id, undefined) });
  const result = await removeEntry(id);
  if (result.status === 'changed') {
    if ($acts.get().removals.some(({ entry, status }) => entry.id === id && status === 'removing')) {
      setRemoval(id, { status: 'removed' });
    }
    return true;
  }
  forgetRemoval(id);
  // It is out: somebody else was faster.
  if (result.failure.code === 'ENTRY_NOT_FOUND') return true;
  const fault = { title: localised('cart', cartTexts).removeItemFailed, message: result.failure.message };
  patch({ faults: put($acts.get().faults, id, fault) });
  return false;
}

function setRemoval(id: string, change: { status: Removal['status']; fault?: Fault | undefined }): void {
  patch({
    removals: $acts.get().removals.map((removal) => {
      if (removal.entry.id !== id) return removal;
      const { fault: _, ...rest } = removal;
      return { ...rest, status: change.status, ...(change.fault && { fault: change.fault }) };
    }),
  });
}

function forgetRemoval(id: string): void {
  patch({ removals: $acts.get().removals.filter(({ entry }) => entry.id !== id) });
}

function patch(change: Partial<Acts>): void {
  $acts.set({ ...$acts.get(), ...change });
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
