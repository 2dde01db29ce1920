import { CHART_VARIANTS } from '#runtime/contracts/block-variants.ts';
import { ChartBlock } from '#runtime/contracts/chart-block.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import { blockContent } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import { axesChart } from './axes-chart.ts';
import rules from './chart.css';
import { pieChart } from './pie-chart.ts';
import type { ShownChart } from './shown-chart.ts';

const MIXED = ['', '#e9a23b', '#3aa79a', '#c4568b', '#6f7bd9', '#7a9a3c', '#b4683a', '#5b8fb9'];
const ACCENT = 'var(--sq-accent,#1f4e79)';

const colours = MIXED.map((other, index) => {
  const colour = other ? `color-mix(in oklab,${ACCENT} 20%,${other})` : ACCENT;
  return `.chart-fill-${index + 1}{fill:${colour};background:${colour}}.chart-line-${index + 1}{stroke:${colour}}`;
});

/** Looks of charts: the shop's accent, and colours that go with it. */
const CHART_STYLE = [rules, ...colours].join('');

/** Numbers as a picture, and as a table below it. */
export const chart = blockKind({
  type: 'chart',
  contract: ChartBlock,
  style: CHART_STYLE,
  variant: ({ chartType }) => CHART_VARIANTS[chartType],
  render({ chartType, title, dataset }, { context: { site, texts } }) {
    const format = new Intl.NumberFormat(supportedLocale(site.language));
    const shown = { title, dataset, format: (value: number) => format.format(value) };
    const svg = chartType === 'pie' ? pieChart(shown) : axesChart(shown, chartType);
    const named = chartType === 'pie' ? dataset.rows.map(({ label }) => label) : dataset.columns;
    const legend = named.map(
      (name, index) =>
        `<li><span class="chart-key chart-fill-${(index % SERIES) + 1}"></span><bdi>${escapeHtml(name)}</bdi></li>`,
    );
    const keys =
      chartType === 'pie' || named.length > 1 ? `<ul class="chart-legend" role="list">${legend.join('')}</ul>` : '';
    return blockContent(
      `<figure class="chart-block-figure chart-${chartType}"><figcaption class="chart-title" dir="auto">${escapeHtml(title)}</figcaption>${svg}${keys}<details class="chart-numbers"><summary>${escapeHtml(texts.pageBlocks.chartNumbers)}</summary>${table(shown)}</details></figure>`,
    );
  },
});

/** Colours that the style sheet has. */
const SERIES = 8;

function table({ title, dataset: { columns, rows }, format }: ShownChart): string {
  const heads = columns.map((name) => `<th scope="col" dir="auto">${escapeHtml(name)}</th>`).join('');
  const lines = rows.map(({ label, values }) => {
    const cells = values.map((value) => `<td>${escapeHtml(format(value ?? 0))}</td>`).join('');
    return `<tr><th scope="row" dir="auto">${escapeHtml(label)}</th>${cells}</tr>`;
  });
  return `<table><caption>${escapeHtml(title)}</caption><thead><tr><td></td>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}
