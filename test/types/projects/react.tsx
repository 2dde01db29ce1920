/** A React 19 page. An element under `@ts-expect-error` must not compile. */
import { useEffect, useRef, useState } from 'react';
import type { ShoppingCart, SqCartElement } from './storefront';

export function Shop() {
  const [cart, setCart] = useState<ShoppingCart>();
  const drawer = useRef<SqCartElement>(null);
  useEffect(() => Storefront.cart.subscribe(setCart), []);
  return (
    <>
      <output>{cart?.totalQuantity}</output>
      <sq-cart-pill placement="floating" className="corner" data-sq-opens="cart" key="pill" />
      <sq-cart ref={drawer} layout="drawer" continue-url="/tea" heading-level={3}>
        <p>Your cart is on its way.</p>
      </sq-cart>
      <sq-product-block
        product="everyday-teapot"
        options="radios"
        id="teapot"
        onClick={(event) => event.currentTarget.product}
        onsq-cart-adding={(event) => event.preventDefault()}
        onsq-cart-added={({ detail }) => console.log(detail.entry.title)}
        onvariant:change={({ detail }) => console.log(detail.selectedVariant)}
      />
      <sq-form-block form="ss-contact" onsq-form-submitted={({ detail }) => console.log(detail.formId)} />
      <sq-installments amount={4500} currency="USD" for="amount" />
      <sq-checkout order="token" />
      {/* @ts-expect-error: there is no such attribute. */}
      <sq-cart-pill position="floating" />
      {/* @ts-expect-error: there is no such value. */}
      <sq-product-block options="buttons" />
      {/* @ts-expect-error: there is no such element. */}
      <sq-wish-list />
      {/* @ts-expect-error: the detail has no cart. */}
      <sq-form-block onsq-form-submitted={({ detail }) => console.log(detail.cart)} />
    </>
  );
}
