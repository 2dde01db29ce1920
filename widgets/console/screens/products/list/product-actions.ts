import { addressOf } from '#runtime/api/calls.ts';
import type { ContentStatus } from '#runtime/contracts/enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { binTexts } from '#runtime/i18n/en/console/bin.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { callInSession } from '../../../app/session.ts';
import { undoDeletion } from '../../../parts/bring-back.ts';
import { PRODUCTS, productAddress, SHOWN_PRODUCTS } from '../addresses.ts';
import { definitionOf } from '../product/definition-of.ts';

interface Named {
  id: string;
  title: string;
}

/** Makes a copy of a product, which is a draft, and opens it. */
export async function duplicate({ id, title }: Named): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const path = addressOf('/api/owner/products/:productId/duplicate', { productId: id });
  const { body } = await change({ method: 'POST', path, idempotencyKey }, [PRODUCTS]);
  notify(fill(productsTexts.isCopiedTheCopy, { title }));
  await navigate(`products/${body.id}`);
}

/** Asks, and deletes a product with all that belongs to it. Resolves to whether it is gone. */
export function remove({ id, title, version }: Named & { version: number }): Promise<boolean> {
  return ask({
    title: fill(productsTexts.deleteTitleQuestion, { title }),
    text: binTexts.productStays,
    action: commonTexts.delete,
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: productAddress(id), version }, SHOWN_PRODUCTS);
      notify(fill(productsTexts.titleIsDeleted, { title }), { undo: undoDeletion('product', id) });
    },
  });
}

/** Shows a product to visitors or hides it, which can be undone. */
export async function setStatus({ id, title }: Named, status: ContentStatus): Promise<void> {
  const before = await replaceStatus(id, status);
  const text =
    status === 'published'
      ? fill(productsTexts.visitorsSeeNow, { title })
      : fill(productsTexts.visitorsDoNotSee, { title });
  notify(text, { undo: async () => void (await replaceStatus(id, before)) });
}

/** Runs an action of a button, and shows its error. */
export function run(action: () => Promise<unknown>): void {
  action().catch((error: unknown) => notify(errorText(error), { kind: 'failed' }));
}

async function replaceStatus(id: string, status: ContentStatus): Promise<ContentStatus> {
  const path = productAddress(id);
  const { body: product, version } = await callInSession({ method: 'GET', path });
  const body = { ...definitionOf(product), status };
  await change({ method: 'PUT', path, body, version: version ?? product.version }, [PRODUCTS]);
  return product.status;
}
