import { dataText } from '#runtime/trusted-types.ts';

/** A product in JSON-LD, wherever in it; and one in the attributes of microdata and RDFa. */
const LINKED = /"(?:https?:\/\/schema\.org\/)?Product(?:Group)?"/;
const MARKED = '[itemtype*="/Product"],[typeof~=Product],[typeof$=":Product"],[typeof*="/Product"]';
const DATA = 'script[type="application/ld+json"]';

/**
 * Tells search engines about the product of the page's only block, unless the page itself does so of any product. Returns
 * a function that takes it back.
 */
export function sayProduct(data: object | null | undefined): (() => void) | undefined {
  document.querySelector(`${DATA}[data-sq-product]`)?.remove();
  const isThere = [...document.querySelectorAll(DATA)].some(({ textContent }) => LINKED.test(textContent ?? ''));
  if (!data || isThere || document.querySelector(MARKED)) return;
  if (document.querySelectorAll('sq-product-block').length > 1) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.dataset.sqProduct = '';
  try {
    script.textContent = dataText(data);
  } catch {
    // The page's Trusted Types refuse our policy, and a script's text with it, whatever its type.
    return;
  }
  document.head.append(script);
  return () => script.remove();
}
