import DOMPurify from 'dompurify';
import { trustedTypesPolicy } from '../trusted-types.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from './allowed-html.ts';

/** Sanitises HTML in browsers without `Element.setHTML`. Throws where the page's Trusted Types allow no parsing. */
export function sanitiseHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ALLOWED_ELEMENTS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    // Without a policy of ours, DOMPurify would create one under its own name.
    TRUSTED_TYPES_POLICY: trustedTypesPolicy() as never,
  });
}
