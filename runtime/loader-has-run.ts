/**
 * Resolves when the loader has run or cannot be fetched; at once on a page without one. The loader knows the site, by
 * which the page's tabs find each other, and may run after this module.
 */
export async function loaderHasRun(): Promise<void> {
  if (window.Storefront?.version || document.readyState === 'complete') return;
  const script = document.querySelector('script[src$="/storefront.js"]');
  if (!script) return;
  await new Promise<unknown>((resolve) => {
    for (const type of ['load', 'error']) script.addEventListener(type, resolve, { once: true });
    // If the script failed before this call, only the page's `load` event ends the wait.
    addEventListener('load', resolve, { once: true });
  });
}
