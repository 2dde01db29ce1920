import { vi } from 'vitest';

/** Functions that stop the tabs of a test. */
const closing: (() => void)[] = [];

/**
 * Opens a tab of the browser: it has its own modules, and shares storage, cookies and channels with the others.
 * `closeTabs` ends them all.
 */
export async function openTab() {
  vi.resetModules();
  const { $cart, isReady, cartOf } = await import('#runtime/cart/store.ts');
  const { startCart, ...actions } = await import('#runtime/cart/actions.ts');
  const { loadCartClient } = await import('#runtime/cart/load-client.ts');
  const { onReport } = await import('#runtime/errors/on-report.ts');
  // Loaded now, because late imports would come from the tab that was opened last.
  await loadCartClient();
  const reports: string[] = [];
  closing.push(onReport((_, context) => reports.push(context)));
  const statuses: string[] = [];
  closing.push($cart.listen(({ status }) => statuses.push(status)));
  const start = () => {
    const stop = startCart();
    closing.push(stop);
    return stop;
  };
  return { $cart, isReady, cartOf, ...actions, start, statuses, reports };
}

export function closeTabs(): void {
  for (const close of closing.splice(0)) close();
}
