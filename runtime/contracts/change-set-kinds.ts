import { BIN_KEPT_DAYS } from './bin-kinds.ts';

/** Acts of owners that change several things at once. */
export const CHANGE_SET_KINDS = ['bulkChange', 'import', 'menu', 'headerFooter'] as const;
export type ChangeSetKind = (typeof CHANGE_SET_KINDS)[number];

/** Days for which a change set can be taken back. */
export const CHANGE_SET_KEPT_DAYS = BIN_KEPT_DAYS;

/** States of an entry: of one that is `partly` taken back, some fields stayed; one that `stayed` is as the set left it. */
export const CHANGE_SET_ENTRY_STATES = ['open', 'takenBack', 'partly', 'stayed'] as const;
export type ChangeSetEntryState = (typeof CHANGE_SET_ENTRY_STATES)[number];

/**
 * Why something stayed when its set was taken back: somebody changed it since; it is gone; something else needs it; it is
 * about people; things of its kind do not go back; it was too large to be kept; the shop refused to store it.
 */
export const STAY_REASONS = ['changed', 'gone', 'inUse', 'people', 'kind', 'tooLarge', 'refused'] as const;
export type StayReason = (typeof STAY_REASONS)[number];

/** Most entries that one call takes back: each is read, checked and written by some statements of its own. */
export const MAX_TAKEN_BACK = 25;
