import { ProductBlock } from 'storefront-widgets/react';

/** The compiler refuses what the element does not have. No page shows this. */
export const wrong = [
  // @ts-expect-error: there is no such value.
  <ProductBlock key="value" product="everyday-teapot" options="buttons" />,
  // @ts-expect-error: the event has no cart.
  <ProductBlock key="event" product="everyday-teapot" onsq-cart-added={({ detail }) => detail.basket} />,
];
