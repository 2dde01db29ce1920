/**
 * The loader says which site this is, and the page's tabs find each other by that. It comes by itself and may be later
 * than we are; resolves when it has run, or when it cannot be had. At once on a page without one.
 */
export async function loaderHasRun(): Promise<void> {
  if (window.Storefront?.version || document.readyState === 'complete') return;
  const script = document.querySelector('script[src$="/storefront.js"]');
  if (!script) return;
  await new Promise<unknown>((resolve) => {
    for (const type of ['load', 'error']) script.addEventListener(type, resolve, { once: true });
    // If the script failed before this call, only the load of the page ends the wait.
    addEventListener('load', resolve, { once: true });
  });
}
