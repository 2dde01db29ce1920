/**
 * Whether the page's JSON speaks of express checkout, or of Products V2 subscriptions: only then do buttons carry other
 * labels than the engine wrote. A glance at the text, so that other pages need not read it.
 */
export function hasOwnLabels(): boolean {
  const context = document.querySelector('script[data-name="static-context"]')?.textContent ?? '';
  const [json, v2] = [/"expressCheckout":\s*true/, /"expressCheckout":\s*true|ubscri/];
  return (
    json.test(context) ||
    [...document.querySelectorAll('.product-detail')].some((detail) =>
      v2.test(detail.getAttribute('data-context') ?? ''),
    )
  );
}
