/** Returns the id under which a cycle of a subscription is paid, from 2 on; there is one order for it at most. */
export function cycleCheckoutId(subscriptionId: string, cycle: number): string {
  return `renewal-${subscriptionId}-${cycle}`;
}
