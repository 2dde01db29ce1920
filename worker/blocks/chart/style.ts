const MIXED = ['', '#e9a23b', '#3aa79a', '#c4568b', '#6f7bd9', '#7a9a3c', '#b4683a', '#5b8fb9'];
const ACCENT = 'var(--sq-accent,#1f4e79)';

const colours = MIXED.map((other, index) => {
  const colour = other ? `color-mix(in oklab,${ACCENT} 20%,${other})` : ACCENT;
  return `.chart-fill-${index + 1}{fill:${colour};background:${colour}}.chart-line-${index + 1}{stroke:${colour}}`;
});

/** Looks of charts: the shop's accent, and colours that go with it. */
export const CHART_STYLE = [
  '.chart-block-figure{margin:0;max-inline-size:40rem}.chart-title{font-weight:700;margin-block-end:.5rem}',
  '.chart-block-figure svg{display:block;inline-size:100%;block-size:auto;overflow:visible}',
  '.chart-block-figure svg text{fill:currentColor;font:15px sans-serif;font-family:inherit}',
  // A phone draws the chart at two thirds of its size.
  '@media (max-width:40em){.chart-block-figure:not(.chart-pie) svg text{font-size:18px}}',
  '.chart-grid{stroke:currentColor;stroke-opacity:.2}.chart-axis{stroke:currentColor;stroke-opacity:.6}',
  '.chart-lines{fill:none;stroke-width:3;stroke-linejoin:round}',
  '.chart-pie svg{max-inline-size:18rem}.chart-slice{stroke:var(--sq-surface,Canvas);stroke-width:2}',
  '.chart-legend{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.75rem 0 0;padding:0}',
  '.chart-key{display:inline-block;inline-size:.9em;block-size:.9em;margin-inline-end:.5em;border-radius:2px;vertical-align:-.05em;forced-color-adjust:none}',
  '.chart-numbers{margin-block-start:.5rem}.chart-numbers summary{min-height:44px;padding-block:10px;box-sizing:border-box;cursor:pointer}',
  '.chart-numbers table{border-collapse:collapse}.chart-numbers :is(th,td){padding:.3em .8em;text-align:start;border-block-end:1px solid var(--sq-border,currentColor)}.chart-numbers tbody td{text-align:end;font-variant-numeric:tabular-nums}',
  ...colours,
].join('');
