import { StrictMode, useState } from 'react';
import { CartPill, ProductBlock } from 'storefront-widgets/react';

export function Page() {
  const [added, setAdded] = useState('');
  return (
    <StrictMode>
      <CartPill />
      <h1>Our teapot</h1>
      <ProductBlock product="everyday-teapot" onsq-cart-added={({ detail }) => setAdded(detail.entry.title)}>
        <p>The Everyday Teapot is on its way.</p>
      </ProductBlock>
      <output id="added">{added}</output>
    </StrictMode>
  );
}
