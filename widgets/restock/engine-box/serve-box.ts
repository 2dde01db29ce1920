import { ApiFailure } from '#runtime/api/failure.ts';
import type { ProductRestock } from '#runtime/contracts/restock.ts';
import { RESTOCK_FORM } from '#runtime/hooks.ts';
import { itemIdOf } from '#runtime/page/product-root.ts';
import { awaitedVariants } from '#runtime/restock/awaited-variants.ts';
import { loadProduct } from '#runtime/restock/load-product.ts';

/**
 * Marks a box on a page of others as served, once the shop has answered that it sends notices about the product;
 * without the mark it is hidden (`widgets/foreign-page/hide-unserved.ts`). Rejects where the shop does not answer.
 */
export async function serveBox(box: HTMLElement, gone: AbortSignal): Promise<void> {
  const itemId = itemIdOf(box);
  if (!itemId) return;
  const product = await loadProduct(itemId).catch(ignoreUnknown);
  if (gone.aborted || !product?.restock) return;
  if (!box.querySelector(RESTOCK_FORM)) fill(box, product.restock);
  const [only, ...others] = product.variants;
  // The one box of Products V2 waits for a choice; a product without options has none.
  if (only && others.length === 0 && !box.dataset.variantId) {
    box.dataset.variantId = only.id;
    box.hidden = awaitedVariants(product).length === 0;
  }
  box.classList.add('sq-served');
}

/** The boxes of a product that is not the shop's are not served. */
function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof ApiFailure && error.status === 404)) throw error;
}

type Made = Pick<HTMLElementTagNameMap, 'form' | 'input' | 'label' | 'span'>;

function make<Tag extends keyof Made>(tag: Tag, own: Partial<Made[Tag]>): Made[Tag] {
  return Object.assign(document.createElement(tag), own);
}

/** Writes the content of Products V2's box, which comes empty, as the engine writes it for other pages. */
function fill(box: HTMLElement, settings: ProductRestock): void {
  const form = make('form', { className: RESTOCK_FORM.slice(1) });
  form.append(
    make('input', { type: 'text', name: 'email', placeholder: settings.placeholderText, spellcheck: false }),
    make('input', { type: 'submit', className: 'sqs-editable-button', value: settings.buttonText }),
  );
  box.replaceChildren(make('span', { className: 'product-restock-cta', textContent: settings.CTAText }), form);
  if (settings.mailingListDescription === null) return;
  const checked = settings.mailingListOptInByDefault;
  const list = make('label', { className: 'product-restock-mailing-list' });
  list.append(
    make('input', { type: 'checkbox', name: 'join-mailing-list-checkbox', defaultChecked: checked }),
    settings.mailingListDescription,
  );
  box.append(list);
}
