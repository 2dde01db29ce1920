import type { Bindings } from './env.ts';
import { storefront } from './storefront.ts';

export { storefront };

// A project that calls `storefront` itself leaves this Worker out of its bundle.
export default /* @__PURE__ */ storefront<Bindings>();
