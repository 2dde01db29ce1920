import type { Entitlement } from '#runtime/contracts/site-enumerations.ts';
import { accordion } from './accordion/accordion.ts';
import { amazon } from './amazon/amazon.ts';
import { archive, POSTS_BY } from './archive/archive.ts';
import { audio } from './audio/audio.ts';
import type { BlockKind } from './block-kind.ts';
import { button, connectedAccount, tock } from './button/button.ts';
import { chart } from './chart/chart.ts';
import { donation } from './donation/donation.ts';
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
  ...[button, connectedAccount, tock, donation, amazon, horizontalRule, spacer, code],
];

export const BLOCK_KINDS: ReadonlyMap<string, BlockKind> = new Map(KINDS.map((kind) => [kind.type, kind]));
export const BLOCK_TYPES: ReadonlySet<string> = new Set(BLOCK_KINDS.keys());

/** Blocks that stand for a feature: where the owner has switched it off, they keep the content that they have. */
export const BLOCK_FEATURES: ReadonlyMap<string, Entitlement> = new Map([
  ['amazon', 'affiliateLinks'],
  ['donation', 'donations'],
  ['menu', 'menus'],
  ['opentable', 'reservations'],
  ['tock', 'reservations'],
]);
