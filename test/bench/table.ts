export interface Row {
  what: string;
  value: string;
  /** Budget or method, in a few words. */
  note?: string;
}

/** Formats one table for the terminal: a heading per section with its rows below. */
export function formatTable(sections: ReadonlyMap<string, readonly Row[]>): string {
  const rows = [...sections.values()].flat();
  const width = Math.max(...rows.map(({ what }) => what.length));
  const valueWidth = Math.max(...rows.map(({ value }) => value.length));
  const lines = [...sections].flatMap(([heading, content]) => [
    '',
    heading,
    ...content.map(({ what, value, note = '' }) =>
      `  ${what.padEnd(width)}  ${value.padStart(valueWidth)}  ${note}`.trimEnd(),
    ),
  ]);
  return lines.join('\n');
}

export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const bytes = (value: number) => `${Math.round(value).toLocaleString('en-US')} B`;
