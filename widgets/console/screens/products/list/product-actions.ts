import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import type { ContentStatus } from '#runtime/contracts/enumerations.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, errorText } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { callInSession } from '../../../app/session.ts';
import { PRODUCTS, productAddress, SHOWN_PRODUCTS } from '../addresses.ts';
import { definitionOf } from '../product/definition-of.ts';

interface Named {
  id: string;
  title: string;
}

/** Makes a copy of a product, which is a draft, and opens it. */
export async function duplicate({ id, title }: Named): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const { body } = await change<OwnerProduct>(
    { method: 'POST', path: `${productAddress(id)}/duplicate`, idempotencyKey },
    [PRODUCTS],
  );
  notify(`“${title}” is copied. The copy is a draft, and visitors do not see it.`);
  await navigate(`products/${body.id}`);
}

/** Asks, and deletes a product with all that belongs to it. Resolves to whether it is gone. */
export function remove({ id, title, version }: Named & { version: number }): Promise<boolean> {
  return ask({
    title: `Delete “${title}”?`,
    text: 'Its variants and reviews are deleted too, and it leaves the carts of visitors. Orders keep what they say of it. This cannot be undone; a hidden product can be shown again.',
    action: 'Delete',
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: productAddress(id), version }, SHOWN_PRODUCTS);
      notify(`“${title}” is deleted.`);
    },
  });
}

/** Shows a product to visitors or hides it, which can be undone. */
export async function setStatus({ id, title }: Named, status: ContentStatus): Promise<void> {
  const before = await replaceStatus(id, status);
  const text = status === 'published' ? `Visitors see “${title}” now.` : `Visitors do not see “${title}” any more.`;
  notify(text, { undo: async () => void (await replaceStatus(id, before)) });
}

/** Runs an action of a button; what goes wrong is told. */
export function run(action: () => Promise<unknown>): void {
  action().catch((error: unknown) => notify(errorText(error), { kind: 'failed' }));
}

async function replaceStatus(id: string, status: ContentStatus): Promise<ContentStatus> {
  const path = productAddress(id);
  const { body: product, version } = await callInSession<OwnerProduct>({ path });
  const body = { ...definitionOf(product), status };
  await change({ method: 'PUT', path, body, version: version ?? product.version }, [PRODUCTS]);
  return product.status;
}
