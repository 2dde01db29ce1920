/** A page of another site made with React, as its author writes it: the cart's quantity, for as long as it is shown. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ShoppingCart } from '../../../runtime/contracts/cart.ts';
import type { ScriptApi } from '../../../runtime/script-api.ts';

declare const Storefront: ScriptApi;

function Quantity() {
  const [cart, setCart] = useState<ShoppingCart>();
  useEffect(() => Storefront.cart.subscribe(setCart), []);
  return <output>{cart?.totalQuantity}</output>;
}

const root = createRoot(document.body.appendChild(document.createElement('main')));
Object.assign(window, {
  show: (isShown: boolean) => root.render(<StrictMode>{isShown && <Quantity />}</StrictMode>),
});
