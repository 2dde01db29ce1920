import type { Purpose } from '../domain/may-track.ts';
import { emit } from '../events.ts';

/** Tells this page of the visitor's answer. */
export function announce(purposes: readonly Purpose[]): void {
  emit(document, 'sq-consent-changed', {
    analytics: purposes.includes('analytics'),
    marketing: purposes.includes('marketing'),
  });
}
