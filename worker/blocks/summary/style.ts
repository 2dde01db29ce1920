/**
 * The looks of a summary, which are those of the page around it but for the places of its items. Logical properties serve
 * both directions of writing.
 */
export const SUMMARY_STYLE = [
  '.summary-block-header{display:flex;gap:1rem;align-items:center;justify-content:space-between}',
  '.summary-heading{margin-block:0 1rem}',
  '.summary-item-list{list-style:none;margin:0;padding:0;display:grid;gap:2rem}',
  '.summary-item{margin:0;min-width:0;overflow-wrap:anywhere}',
  '.summary-thumbnail-container{display:block}',
  '.summary-item .summary-thumbnail-image{display:block;width:100%;height:auto;margin:0;border-radius:.75rem}',
  '.summary-title{margin:.5rem 0 0}',
  '.summary-content>p,.summary-excerpt>p{margin-block:.25rem .5rem}',
  '.summary-title-link{display:inline-block;box-sizing:border-box;min-width:44px;min-height:44px;padding-block:.45em;color:inherit}',
  '.summary-read-more-link,.journal-all{display:inline-block;min-height:44px;padding-block:10px;box-sizing:border-box}',
  '.summary-metadata-container{font-size:.875em}',
  '.summary-block-setting-design-grid .summary-item-list{grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}',
  '.summary-block-setting-design-grid .summary-thumbnail-image,.summary-block-setting-design-carousel .summary-thumbnail-image{aspect-ratio:4/3;object-fit:cover}',
  '.summary-block-setting-design-wall .summary-item-list{display:block;columns:15rem;column-gap:2rem}',
  '.summary-block-setting-design-wall .summary-item{break-inside:avoid;padding-block-end:2rem}',
  '.summary-block-setting-design-list .summary-item{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}',
  '.summary-block-setting-design-list .summary-thumbnail-container{flex:1 1 8rem;max-width:12rem}',
  '.summary-block-setting-design-list .summary-content{flex:999 1 14rem}',
  '.summary-block-setting-design-list .summary-title{margin-block-start:-.45em}',
  '.summary-block-setting-design-carousel .summary-item-list-container{overflow-x:auto;scroll-snap-type:x mandatory;overscroll-behavior-x:contain}',
  '.summary-block-setting-design-carousel .summary-item-list{grid-auto-flow:column;grid-auto-columns:min(80%,20rem);gap:1.5rem;padding-block:4px}',
  '.summary-block-setting-design-carousel .summary-item{scroll-snap-align:start}',
  '.summary-carousel-pager:not([hidden]){display:flex;gap:.5rem}',
  '.summary-carousel-pager button{display:grid;place-content:center;width:44px;height:44px;border:2px solid;border-radius:50%;background:none;color:inherit;cursor:pointer}',
  '.summary-carousel-pager button:disabled{opacity:.35;cursor:default}',
  '[dir=rtl] .summary-carousel-pager svg{transform:scaleX(-1)}',
].join('');
