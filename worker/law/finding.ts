import type { LawState } from '#runtime/contracts/law.ts';
import { fill } from '#runtime/i18n/fill.ts';

/** What was found, with its sentence for the owner. */
export interface Finding {
  state: LawState;
  reason: string;
  count?: number;
  /** Where it is mended, instead of the check's own screen. */
  screen?: string;
}

export const done = (reason: string): Finding => ({ state: 'done', reason });
export const missing = (reason: string, count?: number, values: Readonly<Record<string, string>> = {}): Finding => ({
  state: 'missing',
  reason: fill(reason, { n: count ?? 0, ...values }),
  ...(count !== undefined && { count }),
});
export const notAsked = (reason: string): Finding => ({ state: 'notAsked', reason });
