import { useCallback, useEffect, useRef, useState } from 'react';
import { failures } from '#runtime/i18n/en/page.ts';
import { addToCart } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { execute, type Outcome } from '#runtime/purchase/execute.ts';
import { type LoadedProduct, refreshStock } from '#runtime/purchase/load-product.ts';
import { opensFirst, planPurchase } from '#runtime/purchase/plan.ts';
import { type AddAction, type AddStatus, acceptsPresses, staysFor, transition } from '#runtime/purchase/state.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import type { Choices } from './describe.ts';

interface PurchaseInput {
  loaded: LoadedProduct;
  choices: Choices;
  /** The quantity as typed. */
  quantity: string;
}

type Failure = Extract<Outcome, { what: 'fail' }>;

/** Returns the state of the button and its press handler; presses work as on engine pages. */
export function usePurchase({ loaded, choices, quantity }: PurchaseInput) {
  const { product, page } = loaded;
  const [status, setStatus] = useState<AddStatus>('idle');
  /** The current state, for a second press before the next rendering. */
  const current = useRef<AddStatus>('idle');
  const dispatch = useCallback((what: AddAction) => {
    current.current = transition(current.current, what);
    setStatus(current.current);
  }, []);

  useEffect(() => {
    const time = staysFor(status);
    if (time === undefined) return;
    const timer = setTimeout(dispatch, time, 'elapse');
    const elapse = () => dispatch('elapse');
    // A page that returns from the back/forward cache still shows that it is leaving.
    if (status === 'leaving') addEventListener('pageshow', elapse);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', elapse);
    };
  }, [status, dispatch]);

  async function press(button: HTMLElement): Promise<void> {
    if (!acceptsPresses(current.current)) return;
    const texts = localised('addToCart', addToCart);
    const choice = {
      product: page,
      selections: [...choices.selections],
      quantity,
      expressCheckout: product.store.expressCheckout,
      isOnOwnPage: true,
      purchaseOption: choices.purchaseOption,
    };
    const purchase = planPurchase(choice, texts);
    if (purchase.status === 'refused') return explain(button, { what: 'fail', ...purchase.refusal });
    dispatch(opensFirst(purchase) ? 'open' : 'press');
    const outcome = await execute(purchase, { target: button, title: product.name });
    dispatch(outcome.what);
    if (outcome.what !== 'fail') return;
    explain(button, outcome);
    void refreshStock(loaded);
  }

  return { status, press };
}

/** Shows why a purchase failed. The button does not wait for the alert. */
function explain(button: HTMLElement, { title, message }: Failure): void {
  const { unableToAdd } = localised('failures', failures);
  void showAlert({ title: title ?? unableToAdd, message }, { returnFocus: button });
}
