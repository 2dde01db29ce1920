'use client';

import { type ReactNode, useState } from 'react';
import './shop';
import { ProductBlock } from 'storefront-widgets/react';

export function Teapot({ children }: { children: ReactNode }) {
  const [added, setAdded] = useState('');
  return (
    <>
      <ProductBlock product="everyday-teapot" onsq-cart-added={({ detail }) => setAdded(detail.entry.title)}>
        {children}
      </ProductBlock>
      <output id="added">{added}</output>
    </>
  );
}
