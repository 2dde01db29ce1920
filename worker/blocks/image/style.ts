/** Looks of the designs of pictures; on phones all but the poster stand one below the other. */
export const STYLE = [
  '.sqs-block-image-figure{margin:0;position:relative}',
  '.sqs-block-image-figure img{display:block;max-width:100%;height:auto}',
  '.image-card>*>*>:first-child{margin-block-start:0}.image-card>*>*>:last-child{margin-block-end:0}',
  '.image-card{display:grid;gap:.75rem;padding-block:1rem}',
  '.image-title{font-size:1.35em;font-weight:700;line-height:1.2}',
  '.image-button-inner{display:inline-block;box-sizing:border-box;min-height:44px;padding:.65em 1.4em;background:var(--sq-accent,#1a1a1a);color:var(--sq-on-accent,#fff);border-radius:var(--sq-button-radius,4px);text-decoration:none}',
  '.design-layout-poster{display:grid}.design-layout-poster>*{grid-area:1/1}',
  '.design-layout-poster img{inline-size:100%}',
  '.design-layout-poster .image-card-wrapper{z-index:1;place-self:center;text-align:center;color:#fff;background:#0009;padding-inline:1.5rem;margin:1rem}',
  '.design-layout-poster .image-button-inner{background:#fff;color:#000}',
  '.design-layout-stack .image-card{text-align:center}',
  '@media (min-width:48em){.design-layout-card,.design-layout-overlap,.design-layout-collage{display:grid;grid-template-columns:1fr 1fr;align-items:center;gap:2rem}',
  '.image-position-right:is(.design-layout-card,.design-layout-overlap,.design-layout-collage)>.intrinsic{order:1}',
  '.design-layout-overlap{gap:0}.design-layout-overlap .image-card-wrapper,.design-layout-collage .image-card{background:var(--sq-surface,Canvas);padding:1.5rem}',
  '.design-layout-overlap .image-card-wrapper{z-index:1;margin-inline:-3rem 0}.design-layout-overlap.image-position-right .image-card-wrapper{margin-inline:0 -3rem}',
  '.design-layout-collage{gap:0}.design-layout-collage .image-card-wrapper{z-index:1;align-self:end;margin-inline-start:-4rem;margin-block-end:-1rem}.design-layout-collage.image-position-right .image-card-wrapper{margin-inline:0 -4rem}}',
].join('');
