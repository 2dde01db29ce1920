import { lazy } from '../lazy.ts';
import { onFirstSign } from '../signs-of-life.ts';
import type { Alert, AlertOptions } from './alert.ts';

const loadAlert = lazy(() => import('./alert.ts'));

let isPrepared = false;

/** Fetches the code of the alert with the visitor's first sign, so that it is there when the network is down. */
export function prepareAlert(): void {
  if (isPrepared) return;
  isPrepared = true;
  // An alert tries again where this fails.
  onFirstSign(() => void loadAlert().catch(() => {}));
}

/** Shows an alert, for modules that every page fetches. Where its code cannot be fetched, the browser's own alert says it. */
export async function showLateAlert(alert: Alert, options?: AlertOptions): Promise<void> {
  try {
    const module = await loadAlert();
    await module.showAlert(alert, options);
  } catch {
    window.alert([alert.title, alert.message].filter(Boolean).join('\n'));
  }
}
