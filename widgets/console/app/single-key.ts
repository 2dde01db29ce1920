import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import type { KeyPress } from '../parts/keys.ts';
import { $session } from './session.ts';

/**
 * Whether keys such as "/" alone act. A person can switch that off, because a program that writes what they say presses
 * such keys by mistake (WCAG 2.1.4).
 */
const $hasSingleKeys = computed($session, (state) =>
  state.status === 'signed-in' || state.status === 'over' ? state.session.hasSingleKeys : false,
);

export function useHasSingleKeys(): boolean {
  return useStore($hasSingleKeys);
}

/** Whether this is a press of the key alone that means the console: not in a field, and not over a dialog. */
export function isSingleKey(press: KeyPress & Pick<KeyboardEvent, 'target'>, key: string): boolean {
  if (press.key !== key || press.ctrlKey || press.metaKey || !$hasSingleKeys.get()) return false;
  const isTyping =
    press.target instanceof Element && press.target.closest('input, textarea, select, [contenteditable]');
  return !isTyping && !document.querySelector('dialog[open]');
}
