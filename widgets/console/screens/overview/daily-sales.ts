import type { StatDay } from '#runtime/contracts/stats.ts';

export interface DailySales {
  /** "2026-11-26", UTC. */
  day: string;
  /** Minor units that came in. */
  cents: number;
  orders: number;
}

/** Returns the sales of each day in a currency, the first day first; days without a sale are 0. */
export function dailySales(days: readonly StatDay[], currency: string): DailySales[] {
  return days
    .map(({ day, sales }) => {
      const own = sales.find((each) => each.currency === currency);
      return { day, cents: own?.cents ?? 0, orders: own?.orders ?? 0 };
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}
