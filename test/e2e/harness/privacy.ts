import type { BrowserContext } from 'playwright-core';

/** Makes the visitor's browser refuse to be recorded (Global Privacy Control), so that pages make no calls about visits. */
export function refuseRecording(context: BrowserContext): Promise<unknown> {
  return context.addInitScript('Object.defineProperty(navigator, "globalPrivacyControl", { value: true })');
}
