/**
 * Leaves a number field above which the wheel turns, before the browser changes its number: a visitor who scrolls the
 * page has chosen no other quantity.
 */
export function leaveOnWheel({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
}
