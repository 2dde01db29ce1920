import type { ChartBlock } from '#runtime/contracts/chart-block.ts';

/** The data of a drawn chart. */
export interface ShownChart {
  title: string;
  dataset: ChartBlock['dataset'];
  format(value: number): string;
}
