import { boot } from '../boot.ts';
import { CHECKOUT_CHANGES } from './checkout-changes.ts';
import { loadActions } from './load-actions.ts';
import { NOTHING, type Tool, tool } from './tool.ts';

const isUsable = () => boot().checkout !== undefined;

/** What agents do on the page of the checkout. They pay nothing without the person. */
export const CHECKOUT_TOOLS: readonly Tool[] = [
  tool({
    name: 'get_checkout',
    title: 'Read the checkout',
    description:
      'Returns what is filled in and what is missing, the delivery options and the amounts. Amounts are in minor units.',
    needs: 'checkout',
    effect: 'none',
    input: NOTHING,
    isUsable,
    run: async () => (await loadActions()).readCheckout(),
  }),
  tool({
    name: 'update_checkout',
    title: 'Fill in the checkout',
    description: 'Fills in fields of the checkout, which the person sees, and returns the checkout. It orders nothing.',
    needs: 'checkout',
    effect: 'change',
    input: CHECKOUT_CHANGES,
    isUsable,
    run: async (changes) => (await loadActions()).updateCheckout(changes),
  }),
  tool({
    name: 'complete_checkout',
    title: 'Ask to place the order',
    description:
      'Shows the person the button that orders, and asks whether to press it. Only the person can agree; without that, nothing is ordered or paid.',
    needs: 'checkout',
    effect: 'commitment',
    input: NOTHING,
    isUsable,
    run: async (_, client) => (await loadActions()).completeCheckout(client),
  }),
];
