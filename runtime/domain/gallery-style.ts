import rules from './gallery.css';
import captions from './gallery-captions.css';
import controls from './gallery-controls.css';
import { ASPECT_RATIOS } from './gallery-options.ts';
import videos from './gallery-video.css';

const RATIOS = Object.entries(ASPECT_RATIOS).map(([name, ratio]) => `.sq-gallery.sq-ratio-${name}{--_ratio:${ratio}}`);

/** The rules that every page with a gallery needs. */
export const GALLERY_STYLE = [rules, captions, controls, ...RATIOS].join('');

/** What galleries differ in, as it is read in their HTML and written as a rule. */
const DIFFERENCES: readonly (readonly [found: RegExp, rule: (...values: string[]) => string])[] = [
  [/\bsq-play\b/g, () => videos],
  [/\bsq-per-row-(\d{1,2})\b/g, (n) => `.sq-gallery.sq-per-row-${n}{--_n:${n}}`],
  [/\bsq-padding-(\d{1,3})\b/g, (px) => `.sq-gallery.sq-padding-${px}{--_gap:${px}px}`],
  [/\bsq-max-width-(\d{1,3})\b/g, (px) => `.sq-gallery.sq-max-width-${px}{--_max:${px}px}`],
  [/\bsq-strip-height-(\d{1,3})\b/g, (px) => `.sq-gallery.sq-strip-height-${px}{--_strip:${px}px}`],
  [/\bsq-strip-margin-(\d{1,3})\b/g, (px) => `.sq-gallery.sq-strip-margin-${px}{--_strip-gap:${px}px}`],
  [
    /data-image-focal-point="([\d.]{1,20}),([\d.]{1,20})"/g,
    (x, y) => `.sq-gallery img[data-image-focal-point="${x},${y}"]{object-position:${percent(x)} ${percent(y)}}`,
  ],
  [/data-color-center="#([\da-f]{6})"/g, (color) => `.sq-gallery [data-color-center="#${color}"]{--_color:#${color}}`],
];

export function hasGallery(html: string): boolean {
  return /\bsq-gallery\b/.test(html);
}

/** Returns the whole style of the galleries in some HTML; '' where there is none. */
export function galleryStyle(html: string): string {
  return hasGallery(html) ? `${GALLERY_STYLE}\n${galleryDifferences(html)}` : '';
}

/** Returns the rules in which the galleries of some HTML differ from others. */
export function galleryDifferences(html: string): string {
  const rules = DIFFERENCES.flatMap(([found, rule]) =>
    [...html.matchAll(found)].map(([, ...values]) => rule(...values)),
  );
  return [...new Set(rules)].join('\n');
}

const PER_CENT = 100;

function percent(share: string | undefined): string {
  return `${Math.round((Number(share) || 0) * PER_CENT * 100) / 100}%`;
}
