import rules from './chart.css';

const MIXED = ['', '#e9a23b', '#3aa79a', '#c4568b', '#6f7bd9', '#7a9a3c', '#b4683a', '#5b8fb9'];
const ACCENT = 'var(--sq-accent,#1f4e79)';

const colours = MIXED.map((other, index) => {
  const colour = other ? `color-mix(in oklab,${ACCENT} 20%,${other})` : ACCENT;
  return `.chart-fill-${index + 1}{fill:${colour};background:${colour}}.chart-line-${index + 1}{stroke:${colour}}`;
});

/** Looks of charts: the shop's accent, and colours that go with it. */
export const CHART_STYLE = [rules, ...colours].join('');
