'use client';

import './shop';
import { CartPill } from 'storefront-widgets/react';

export function Pill() {
  return <CartPill />;
}
