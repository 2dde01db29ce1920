import type { ColorTexts } from './color-texts.ts';
import { createEmitter } from './emitter.ts';

/** Events of the frame with the shop's page, by the platform's names. */
export interface FrameEvents {
  /** A page has loaded; null for one that is not of the shop. */
  load: Document | null;
  /** The page is being left. */
  iframeUnload: undefined;
}

/** Events of the panel with the colours, by the platform's names. The details are the colours. */
export interface TweakEvents {
  beforeopen: undefined;
  aftershow: undefined;
  change: ColorTexts;
  save: ColorTexts;
  reset: ColorTexts;
  close: undefined;
  afterclose: undefined;
}

/** Makes the events of one screen. */
export function createLookEvents() {
  return { frame: createEmitter<FrameEvents>(), tweaks: createEmitter<TweakEvents>() };
}
export type LookEvents = ReturnType<typeof createLookEvents>;
