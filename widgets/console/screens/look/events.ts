import type { GalleryOptions } from '#runtime/domain/gallery-options.ts';
import type { SiteFonts } from '#runtime/domain/site-fonts.ts';
import type { ColorTexts } from './color-texts.ts';
import { createEmitter } from './emitter.ts';

/** A gallery as the page shows it before its options are saved. */
export interface GalleryLook {
  collectionId: string;
  options: GalleryOptions;
}

/** Looks that the page shows before they are saved; those that are not named stay as they are. */
export interface Looks {
  colors?: ColorTexts;
  fonts?: SiteFonts;
  gallery?: GalleryLook;
}

/** Events of the frame with the shop's page, by the platform's names. */
export interface FrameEvents {
  /** A page has loaded; null for one that is not of the shop. */
  load: Document | null;
  /** The page is being left. */
  iframeUnload: undefined;
}

/** Events of the panel with the looks, by the platform's names. */
export interface TweakEvents {
  beforeopen: undefined;
  aftershow: undefined;
  /** The page has to show these looks. */
  change: Looks;
  /** Something is saved. */
  save: undefined;
  /** The page has to show these looks, which are saved. */
  reset: Looks;
  close: undefined;
  afterclose: undefined;
}

/** Makes the events of one screen. */
export function createLookEvents() {
  return { frame: createEmitter<FrameEvents>(), tweaks: createEmitter<TweakEvents>() };
}
export type LookEvents = ReturnType<typeof createLookEvents>;
