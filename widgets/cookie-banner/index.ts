import { definePlainElement } from '#runtime/widget/plain.ts';
import { CookieBanner } from './cookie-banner.ts';

definePlainElement({
  tag: 'sq-cookie-banner',
  element: CookieBanner,
  attributes: { privacy: { type: 'string', format: 'address' } },
});
