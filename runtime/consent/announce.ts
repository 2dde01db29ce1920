import type { Purpose } from '../domain/may-track.ts';
import { emit } from '../events.ts';

/** Announces the visitor's answer to this page. */
export function announce(purposes: readonly Purpose[]): void {
  emit(document, 'sq-consent-changed', {
    analytics: purposes.includes('analytics'),
    marketing: purposes.includes('marketing'),
  });
}
