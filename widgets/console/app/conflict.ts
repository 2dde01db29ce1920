import type { Merge } from '#runtime/domain/merge.ts';

/** A change that was refused because somebody else has made another one. */
export interface Conflict<Value> extends Merge<Value> {
  theirs: Value;
  version: number | undefined;
}
