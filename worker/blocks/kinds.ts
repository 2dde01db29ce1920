import { archive, POSTS_BY } from './archive/archive.ts';
import type { BlockKind } from './block-kind.ts';
import { summary } from './summary/summary.ts';
import { tagCloud } from './tag-cloud/tag-cloud.ts';

/** The types of blocks that the Worker fills. */
const KINDS: readonly BlockKind[] = [summary, archive, ...POSTS_BY, tagCloud];

export const BLOCK_KINDS: ReadonlyMap<string, BlockKind> = new Map(KINDS.map((kind) => [kind.type, kind]));
export const BLOCK_TYPES: ReadonlySet<string> = new Set(BLOCK_KINDS.keys());
