import { RESTOCK_FORM } from '#runtime/hooks.ts';
import { itemIdOf } from '#runtime/page/product-root.ts';
import { report } from '#runtime/report.ts';
import { loadProduct } from '#runtime/restock/load-product.ts';
import { createRestockSession, type Prepared, type RestockSession } from '#runtime/restock/session.ts';
import { loadCaptcha } from '../load-captcha.ts';
import { emailField, messageOf, showState } from './show-state.ts';

/** A box that the engine wrote. */
export interface EngineBox {
  attend(): Promise<unknown>;
  submit(): Promise<void>;
}

/** Products V2 has another name for it. */
const CHECKBOX = '[name=isJoinMailingList],[name=join-mailing-list-checkbox]';

/** Makes a box work until the signal fires. The variant of Products V2's one box changes with the visitor's choice. */
export function createBox(box: HTMLElement, gone: AbortSignal): EngineBox {
  const sessions = new Map<string, RestockSession>();
  let preparing: Promise<Prepared> | undefined;
  let unfollow = () => {};

  function session(): RestockSession | undefined {
    const { variantId } = box.dataset;
    const productId = itemIdOf(box);
    if (!variantId || !productId) return undefined;
    const known = sessions.get(variantId) ?? createRestockSession(productId, variantId, box);
    sessions.set(variantId, known);
    return known;
  }

  function follow(): void {
    unfollow();
    const followed = session();
    if (!followed) return;
    const show = () => {
      const state = followed.state();
      showState(box, state);
      // A captcha is good for one sign-up; the box's next variant needs a new one.
      if (state.status === 'signedUp') preparing = undefined;
    };
    unfollow = followed.listen(show);
    show();
  }

  function prepare(): Promise<Prepared> {
    preparing ??= fetchSettings().catch((error) => {
      preparing = undefined;
      throw error;
    });
    return preparing;
  }

  async function fetchSettings(): Promise<Prepared> {
    const { restock: settings } = await loadProduct(itemIdOf(box) ?? '');
    const form = box.querySelector<HTMLFormElement>(RESTOCK_FORM);
    if (!settings || !form) throw new Error('The shop sends no notices about this product.');
    if (!settings.captcha) return { settings };
    const { mountRestockCaptcha } = await loadCaptcha();
    return { settings, captcha: mountRestockCaptcha(captchaPlace(box), settings.captcha, form, gone) };
  }

  follow();
  const observer = new MutationObserver(follow);
  observer.observe(box, { attributeFilter: ['data-variant-id'] });
  gone.addEventListener('abort', () => {
    observer.disconnect();
    unfollow();
  });

  return {
    attend: () => prepare().catch((error) => report(error, 'restock box')),
    async submit() {
      const email = emailField(box);
      const hadFocus = box.contains(document.activeElement);
      await session()?.submit({
        email: email?.value ?? '',
        isJoinMailingList: box.querySelector<HTMLInputElement>(CHECKBOX)?.checked ?? false,
        prepare,
      });
      if (email?.matches('[aria-invalid]')) email.focus();
      // The form went with the focus in it.
      else if (hadFocus && email?.closest('[hidden]')) messageOf(box)?.focus();
    },
  };
}

/** The container that the engine wrote, or one like it. */
function captchaPlace(box: HTMLElement): HTMLElement {
  const known = box.querySelector<HTMLElement>('.captcha-container');
  if (known) return known;
  const place = document.createElement('div');
  place.className = 'captcha-container';
  box.append(place);
  return place;
}
