import type { ChartBlock } from '#runtime/contracts/chart-block.ts';

/** What a chart is drawn from. */
export interface ShownChart {
  title: string;
  dataset: ChartBlock['dataset'];
  format(value: number): string;
}
