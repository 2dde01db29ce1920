import { atom } from 'nanostores';

/** The browser's offer to install the console as an app, which can be taken up once. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** The offer of this page; undefined where the browser has made none, or it was taken up. */
export const $installPrompt = atom<InstallPrompt | undefined>();

/** Keeps the offer until the person asks for it. */
export function keepInstallPrompt(event: Event): void {
  if ('prompt' in event) $installPrompt.set(event as InstallPrompt);
}
