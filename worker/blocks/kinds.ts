import { accordion } from './accordion/accordion.ts';
import { archive, POSTS_BY } from './archive/archive.ts';
import { audio } from './audio/audio.ts';
import type { BlockKind } from './block-kind.ts';
import { button, connectedAccount } from './button/button.ts';
import { chart } from './chart/chart.ts';
import { image } from './image/image.ts';
import { journal } from './journal/journal.ts';
import { map } from './map/map.ts';
import { menu } from './menu/menu.ts';
import { code, horizontalRule, spacer } from './plain/plain.ts';
import { quote } from './quote/quote.ts';
import { summary } from './summary/summary.ts';
import { tagCloud } from './tag-cloud/tag-cloud.ts';
import { video } from './video/video.ts';

/** The types of blocks that the Worker fills. */
const KINDS: readonly BlockKind[] = [
  ...[summary, journal, archive, ...POSTS_BY, tagCloud],
  ...[accordion, audio, video, image, map, menu, quote, chart],
  ...[button, connectedAccount, horizontalRule, spacer, code],
];

export const BLOCK_KINDS: ReadonlyMap<string, BlockKind> = new Map(KINDS.map((kind) => [kind.type, kind]));
export const BLOCK_TYPES: ReadonlySet<string> = new Set(BLOCK_KINDS.keys());
