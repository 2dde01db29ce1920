/** Components of the package in React 19. An element under `@ts-expect-error` must not compile. */
import { useRef } from 'react';
import { Cart, CartPill, FormBlock, ProductBlock } from './package/react';
import type { SqCartElement } from './package/types';

export function Shop() {
  const drawer = useRef<SqCartElement>(null);
  return (
    <>
      <CartPill placement="floating" className="corner" data-sq-opens="cart" key="pill" />
      <Cart ref={drawer} layout="drawer" continue-url="/tea" heading-level={3}>
        <p>Your cart is on its way.</p>
      </Cart>
      <ProductBlock
        product="everyday-teapot"
        onClick={(event) => event.currentTarget.product}
        onsq-cart-added={({ detail }) => console.log(detail.entry.title)}
      />
      {/* @ts-expect-error: there is no such attribute. */}
      <CartPill position="floating" />
      {/* @ts-expect-error: there is no such value. */}
      <ProductBlock options="buttons" />
      {/* @ts-expect-error: the detail has no cart. */}
      <FormBlock onsq-form-submitted={({ detail }) => console.log(detail.cart)} />
    </>
  );
}
