import { ASPECT_RATIOS } from './gallery-options.ts';

/**
 * Style of galleries, for pages and element. A page's policy refuses style attributes, so what differs between galleries
 * stands in classes, and `galleryStyle` writes the rules of those that a page has. Each selector counts twice, against
 * the layout that the platform's style sheet leaves to its scripts.
 */
const RULES = `
.sq-gallery{--_gap:20px;--_n:4;--_max:300px;--_strip:80px;--_strip-gap:20px;--_ratio:1;display:grid;grid-template-columns:minmax(0,1fr);position:relative;margin:0}
.sq-gallery .sq-slides.sq-slides{box-sizing:border-box;grid-area:1/1;position:relative;block-size:auto;inline-size:auto;min-inline-size:0;margin:0;padding:0}
.sq-gallery .sq-slide.sq-slide{position:relative;inset:auto;float:none;box-sizing:border-box;inline-size:auto;block-size:auto;min-inline-size:0;margin:0;padding:0;opacity:1;visibility:visible;transform:none;clip:auto}
.sq-gallery .sq-margin.sq-margin{position:relative;margin:0;padding:0;block-size:auto}
.sq-gallery .sq-frame.sq-frame{display:block;position:relative;inline-size:100%;block-size:auto;aspect-ratio:var(--_ratio);overflow:hidden;margin:0;padding:0;border-radius:var(--sq-gallery-radius,var(--sq-radius,0));background-color:var(--_color,color-mix(in srgb,currentcolor 8%,transparent));line-height:0}
.sq-gallery .sq-frame.sq-frame img{position:static;display:block;inline-size:100%;block-size:100%;max-inline-size:none;margin:0;object-fit:cover;opacity:1;transform:none}
.sq-gallery.sq-uncropped .sq-frame.sq-frame img{object-fit:contain}
.sq-gallery.sq-uncropped.sq-stacked .sq-frame.sq-frame{aspect-ratio:auto}
.sq-gallery.sq-uncropped.sq-stacked .sq-frame.sq-frame img{block-size:auto}
.sq-gallery.sq-transparent .sq-frame.sq-frame{background-color:transparent}
.sq-gallery.sq-grid .sq-slides.sq-slides{display:grid;gap:var(--_gap);grid-template-columns:repeat(auto-fill,minmax(max(min(100%,120px),(100% - (var(--_n) - 1)*var(--_gap))/var(--_n) - .1px),1fr))}
.sq-gallery.sq-stacked .sq-slides.sq-slides{display:grid;gap:var(--_gap);grid-template-columns:minmax(0,1fr)}
.sq-gallery.sq-row .sq-slides.sq-slides{display:flex;align-items:start;overflow:auto hidden;overscroll-behavior-inline:contain;scroll-snap-type:inline mandatory;scrollbar-width:none}
.sq-gallery.sq-row .sq-slide.sq-slide{flex:none;inline-size:100%;scroll-snap-align:start;scroll-snap-stop:always}
.sq-gallery.sq-slideshow .sq-slides.sq-slides{column-gap:var(--_gap)}
.sq-gallery.sq-slider .sq-slides.sq-slides{gap:var(--_gap)}
.sq-gallery.sq-slider .sq-slide.sq-slide{inline-size:min(var(--_max),85%);scroll-snap-align:center;scroll-snap-stop:normal}
.sq-gallery.sq-slider.sq-align-left .sq-slide.sq-slide{scroll-snap-align:start}
.sq-gallery.sq-slider.sq-align-right .sq-slide.sq-slide{scroll-snap-align:end}
.sq-gallery.sq-slider.sq-align-left .sq-slide.sq-slide:dir(rtl){scroll-snap-align:end}
.sq-gallery.sq-slider.sq-align-right .sq-slide.sq-slide:dir(rtl){scroll-snap-align:start}
.sq-gallery .sq-meta.sq-meta{box-sizing:border-box;display:block;position:static;margin:0;padding:8px 0 0;overflow-wrap:anywhere;line-height:1.4}
.sq-gallery .sq-meta .meta-title{margin:0;font-size:inherit;font-weight:600}
.sq-gallery .sq-meta .meta-description>:first-child{margin-block-start:0}
.sq-gallery .sq-meta .meta-description>:last-child{margin-block-end:0}
.sq-gallery.sq-no-meta .sq-meta.sq-meta{display:none}
.sq-gallery.sq-meta-beside.sq-meta-top .sq-margin.sq-margin{display:flex;flex-direction:column}
.sq-gallery.sq-meta-beside.sq-meta-top .sq-meta.sq-meta{order:-1;padding:0 0 8px}
.sq-gallery.sq-meta-over .sq-meta.sq-meta{position:absolute;inset:auto 0 0;max-block-size:100%;overflow:hidden;padding:12px 16px;background:var(--sq-gallery-meta-background,#000b);color:var(--sq-gallery-meta-color,#fff);text-align:start;pointer-events:none}
.sq-gallery.sq-meta-over .sq-meta a{color:inherit;pointer-events:auto}
.sq-gallery.sq-meta-over.sq-meta-top .sq-meta.sq-meta{inset:0 0 auto}
.sq-gallery.sq-meta-over.sq-meta-center .sq-meta.sq-meta{inset:50% 0 auto;translate:0 -50%;text-align:center}
.sq-gallery.sq-meta-over.sq-meta-top-left .sq-meta.sq-meta{inset:8px auto auto 8px;max-inline-size:calc(100% - 16px)}
.sq-gallery.sq-meta-over.sq-meta-top-right .sq-meta.sq-meta{inset:8px 8px auto auto;max-inline-size:calc(100% - 16px)}
.sq-gallery.sq-meta-over.sq-meta-bottom-left .sq-meta.sq-meta{inset:auto auto 8px 8px;max-inline-size:calc(100% - 16px)}
.sq-gallery.sq-meta-over.sq-meta-bottom-right .sq-meta.sq-meta{inset:auto 8px 8px auto;max-inline-size:calc(100% - 16px)}
.sq-gallery .sq-strip.sq-strip{grid-row:2;display:flex;gap:8px;min-inline-size:0;margin:var(--_strip-gap) 0 0;padding:4px;overflow:auto hidden;scrollbar-width:thin}
.sq-gallery .sq-thumb.sq-thumb{flex:none;display:block;block-size:var(--_strip);padding:0;opacity:.75;border-radius:min(var(--sq-gallery-radius,var(--sq-radius,0px)),12px);overflow:hidden}
.sq-gallery .sq-thumb.sq-thumb:is(:hover,:focus-visible,[aria-current=true]){opacity:1}
.sq-gallery .sq-thumb.sq-thumb[aria-current=true]{outline:2px solid;outline-offset:2px}
.sq-gallery .sq-thumb.sq-thumb>img{display:block;block-size:100%;inline-size:auto;max-inline-size:none;aspect-ratio:1;object-fit:cover}
.sq-gallery.sq-natural-thumbs .sq-thumb.sq-thumb>img{aspect-ratio:auto}
.sq-gallery .sq-turns{grid-area:1/1;z-index:1;display:flex;align-items:center;justify-content:space-between;padding:0 8px;pointer-events:none}
.sq-gallery .sq-turns button{pointer-events:auto;background:#000a;color:#fff}
.sq-gallery .sq-turns button:hover{background:#000}
.sq-gallery .sq-pause{position:absolute;inset-block-start:8px;inset-inline-end:8px}
.sq-gallery .sq-pause::before{content:"";display:block;box-sizing:border-box;inline-size:12px;block-size:14px;margin:auto;border:solid;border-width:0 4px}
.sq-gallery .sq-paused::before{border-width:7px 0 7px 12px;border-color:transparent transparent transparent currentcolor}
.sq-gallery :is(.sq-slides,.sq-frame,.sq-thumb,button):focus-visible{outline:3px solid var(--sq-gallery-focus,var(--sq-focus,currentcolor));outline-offset:2px}
.sq-gallery .sq-frame:focus-visible{outline-offset:-3px}
.sq-gallery a.sq-frame.js-gallery-lightbox-opener{cursor:zoom-in}
@media (hover:hover){.sq-gallery.sq-meta-hover .sq-slide:not(:hover,:focus-within) .sq-meta.sq-meta{opacity:0}}
@media (prefers-reduced-motion:no-preference){.sq-gallery.sq-row .sq-slides.sq-slides{scroll-behavior:smooth}.sq-gallery.sq-meta-hover .sq-meta{transition:opacity .15s}}
@media print{.sq-gallery.sq-row .sq-slides.sq-slides{flex-wrap:wrap}.sq-gallery .sq-turns,.sq-gallery .sq-strip.sq-strip{display:none}}`;

const RATIOS = Object.entries(ASPECT_RATIOS).map(([name, ratio]) => `.sq-gallery.sq-ratio-${name}{--_ratio:${ratio}}`);

/** The rules that every page with a gallery needs. */
export const GALLERY_STYLE = `${RULES}\n${RATIOS.join('')}`.trim();

/** Videos: the sign over their still picture, and the player in its place, which no caption covers. */
const VIDEO_RULES = `.sq-gallery .sq-play{cursor:pointer}
.sq-gallery .sq-play::before{content:"";position:absolute;z-index:1;inset:0;margin:auto;box-sizing:border-box;inline-size:min(72px,40%);aspect-ratio:1;border-radius:50%;border:2px solid #fff;background:#000c}
.sq-gallery .sq-play::after{content:"";position:absolute;z-index:1;inset:0;margin:auto;inline-size:min(22px,12%);aspect-ratio:22/28;background:#fff;clip-path:polygon(12% 0,100% 50%,12% 100%)}
.sq-gallery .sq-play :is(.sqs-video-icon,.sqs-video-opaque){display:none}
.sq-gallery iframe.sq-frame.sq-frame{border:0}
.sq-gallery.sq-meta-over iframe.sq-frame~.sq-meta.sq-meta{display:none}`;

/** What galleries differ in, as it is read in their HTML and written as a rule. */
const DIFFERENCES: readonly (readonly [found: RegExp, rule: (...values: string[]) => string])[] = [
  [/\bsq-play\b/g, () => VIDEO_RULES],
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

/** Returns the whole style of the galleries in some HTML; '' where there is none. */
export function galleryStyle(html: string): string {
  if (!/\bsq-gallery\b/.test(html)) return '';
  const rules = DIFFERENCES.flatMap(([found, rule]) =>
    [...html.matchAll(found)].map(([, ...values]) => rule(...values)),
  );
  return [GALLERY_STYLE, ...new Set(rules)].join('\n');
}

const PER_CENT = 100;

function percent(share: string | undefined): string {
  return `${Math.round((Number(share) || 0) * PER_CENT * 100) / 100}%`;
}
