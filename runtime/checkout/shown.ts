import type { CheckoutSession } from './session.ts';

/** The checkout that the page shows, and the form by which its buyer pays. */
export interface ShownCheckout {
  session: CheckoutSession;
  form: HTMLFormElement;
}

declare module '../boot.ts' {
  interface Boot {
    /** Missing while the page shows none. A module of its own for it would be one more file for each checkout. */
    checkout?: ShownCheckout | undefined;
  }
}
