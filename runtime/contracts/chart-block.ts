import * as z from 'zod/mini';

export const CHART_TYPES = ['bar', 'line', 'pie'] as const;
const MAX_COLUMNS = 8;
const MAX_ROWS = 40;
const MAX_VALUE = 1e15;
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Numbers of several kinds, a column each, for the same rows: `chart`. */
export const ChartBlock = z.strictObject({
  chartType: z._default(z.enum(CHART_TYPES), 'bar'),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  dataset: z
    .strictObject({
      columns: z.array(name).check(z.minLength(1, 'datasetColumn'), z.maxLength(MAX_COLUMNS)),
      rows: z
        .array(
          z.strictObject({
            label: name,
            values: z.array(z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_VALUE)))),
          }),
        )
        .check(z.minLength(1, 'datasetRow'), z.maxLength(MAX_ROWS)),
    })
    .check(
      z.refine(
        ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length && !values.includes(null)),
        { error: 'datasetMissing', path: ['rows'] },
      ),
    ),
});
export type ChartBlock = z.infer<typeof ChartBlock>;
