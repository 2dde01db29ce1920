/**
 * Whether a page has to show more than the engine wrote, before anybody turns to a button: the variant or the quick view
 * that its address names, a choice that was made before the scripts came, or other labels, which its JSON tells by
 * express checkout or a subscription. A glance at the text, so that other pages need not read it.
 */
export function hasMoreToShow(): boolean {
  return (
    /variant=|quickview=/.test(location.search) ||
    [
      ...document.querySelectorAll<HTMLInputElement>(
        '[data-name=static-context],.product-detail,.product-variants :checked',
      ),
    ].some(
      ({ dataset, textContent, value }) =>
        value || /"expressCheckout":\s*true|ubscri\w+":\s*[t{]/.test(dataset.context ?? textContent),
    )
  );
}
