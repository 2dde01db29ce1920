import { ChartBlock } from '#runtime/contracts/chart-block.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import { blockContent } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import { axesChart } from './axes-chart.ts';
import { pieChart } from './pie-chart.ts';
import type { ShownChart } from './shown-chart.ts';
import { CHART_STYLE } from './style.ts';

/** Numbers as a picture, and as a table below it. */
export const chart = blockKind({
  type: 'chart',
  contract: ChartBlock,
  style: CHART_STYLE,
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
