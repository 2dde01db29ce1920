import { ApiFailure } from '#runtime/api/failure.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { errorText, refresh } from '../../../app/query.ts';
import { callInSession } from '../../../app/session.ts';
import { bringAllBack } from '../../../parts/bring-back.ts';
import { productAddress, SHOWN_PRODUCTS } from '../addresses.ts';
import { countText } from '../count-text.ts';

/**
 * Asks, and deletes products one after another; `onProgress` hears how many are gone, and 0 at the end. Returns the ids of
 * those that are left because one could not be deleted, or because the person wants to keep them all.
 */
export async function deleteChosen(
  ids: readonly string[],
  onProgress: (done: number) => void,
): Promise<readonly string[]> {
  const isMeant = await ask({
    title: countText(ids.length, productsTexts.deleteChosenQuestion),
    text: ids.length === 1 ? binTexts.productStays : binTexts.productsStay,
    action: commonTexts.delete,
    isDangerous: true,
  });
  if (!isMeant) return ids;
  const deleted: string[] = [];
  let done = 0;
  try {
    for (const id of ids) {
      if (await deleteProduct(id)) deleted.push(id);
      done += 1;
      onProgress(done);
    }
  } catch (error) {
    notify(errorText(error), { kind: 'failed' });
  } finally {
    onProgress(0);
    refresh(SHOWN_PRODUCTS);
    if (deleted.length > 0) {
      notify(countText(deleted.length, productsTexts.chosenAreDeleted), { undo: () => undoDeletions(deleted) });
    }
  }
  return ids.slice(done);
}

/** Deletes a product as it is now. Resolves to false where somebody else has deleted it. Rejects as `callShop` does. */
async function deleteProduct(id: string): Promise<boolean> {
  const path = productAddress(id);
  try {
    const { body, version = body.version } = await callInSession({ method: 'GET', path });
    await callInSession({ method: 'DELETE', path, version });
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return false;
    throw error;
  }
}

async function undoDeletions(ids: readonly string[]): Promise<string> {
  await bringAllBack('product', ids);
  return countText(ids.length, productsTexts.chosenAreBack);
}
